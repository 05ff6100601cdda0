import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { heardOnly } from '../../layout/heard-only.ts';

/** What has no room for its whole name shows a part of it; who hears the page is told the name instead. */
export function Heard({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Box component="span" sx={heardOnly}>
        {name}
      </Box>
      <Box component="span" aria-hidden sx={{ display: 'contents' }}>
        {children}
      </Box>
    </>
  );
}
