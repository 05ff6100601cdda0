import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';

interface Props {
  /** Whether the page shows it too. */
  isAlsoOnScreen?: boolean;
  children: ReactNode;
}

/** What is seen on paper, and then without the page around it. */
export function PaperSheet({ isAlsoOnScreen = false, children }: Props) {
  return (
    <Box component="section" data-paper="" sx={{ display: isAlsoOnScreen ? 'block' : 'none', displayPrint: 'block' }}>
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
