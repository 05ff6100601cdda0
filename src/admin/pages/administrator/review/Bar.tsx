import Box from '@mui/material/Box';

/** A part of a bar: so much of it, and how it looks. */
export interface BarPart {
  name: string;
  count: number;
  /** A colour of the palette. */
  colour: string;
}

/** Numbers as a bar, drawn beside the same numbers in words: nothing of it is told to screen readers. */
export function Bar({ parts, total }: { parts: readonly BarPart[]; total: number }) {
  return (
    <Box aria-hidden sx={bar}>
      {parts.map(
        ({ name, count, colour }) =>
          count > 0 && (
            <Box key={name} sx={{ backgroundColor: colour }} style={{ inlineSize: `${(100 * count) / total}%` }} />
          ),
      )}
    </Box>
  );
}

/** The look of a part beside its name. */
export function Swatch({ colour }: Pick<BarPart, 'colour'>) {
  return <Box component="span" aria-hidden sx={[swatch, { backgroundColor: colour }]} />;
}

const bar = {
  display: 'flex',
  gap: '2px',
  blockSize: 14,
  minInlineSize: 72,
  borderRadius: 0.75,
  overflow: 'hidden',
  backgroundColor: 'sunken',
  // Browsers leave colours out on paper, and the bars are made of them.
  printColorAdjust: 'exact',
  '& *': { printColorAdjust: 'exact' },
} as const;
const swatch = {
  display: 'inline-block',
  inlineSize: 10,
  blockSize: 10,
  marginInlineEnd: 0.75,
  printColorAdjust: 'exact',
} as const;
