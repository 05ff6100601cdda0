import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';

/** What is seen on paper alone, and then without the page around it. */
export function PaperSheet({ children }: { children: ReactNode }) {
  return (
    <Box component="section" data-paper="" sx={{ display: 'none', displayPrint: 'block' }}>
      <GlobalStyles styles={nothingElse} />
      {children}
    </Box>
  );
}

const nothingElse = {
  '@media print': {
    'body :not(:has([data-paper]), [data-paper], [data-paper] *)': { display: 'none !important' },
    // What fills the window would fill a second sheet.
    'body, body :has([data-paper])': {
      display: 'block !important',
      padding: '0 !important',
      margin: '0 !important',
      minHeight: '0 !important',
    },
  },
} as const;
