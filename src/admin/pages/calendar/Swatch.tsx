import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** A colour of the calendar and what it stands for. */
export function Swatch({ colour, name }: { colour: string; name: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minInlineSize: 0 }}>
      <Box component="span" aria-hidden sx={dot} style={{ backgroundColor: colour }} />
      <Typography component="span" variant="body2" noWrap>
        {name}
      </Typography>
    </Box>
  );
}

const dot = { inlineSize: 10, blockSize: 10, borderRadius: '3px', flexShrink: 0 } as const;
