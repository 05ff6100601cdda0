import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmptyDrawing } from './EmptyDrawing.tsx';

/** The place of a list that has nothing to show: one drawing, one line, and what explains it or leads on. */
export function Nothing({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', paddingBlock: 7, paddingInline: 2 }}>
      <EmptyDrawing />
      <Typography variant="h2" component="output">
        {text}
      </Typography>
      {children}
    </Stack>
  );
}
