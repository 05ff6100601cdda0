import Box from '@mui/material/Box';
import type { CellProps } from './field-props.ts';

export function CodeCell({ value }: CellProps) {
  if (typeof value !== 'string') return null;
  return (
    <Box component="span" dir="ltr" sx={{ fontVariantNumeric: 'slashed-zero' }}>
      {value}
    </Box>
  );
}
