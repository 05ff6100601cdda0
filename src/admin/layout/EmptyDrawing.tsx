import Box from '@mui/material/Box';

/** A quiet drawing for a place without content: three sheets and a place for the next. */
export function EmptyDrawing() {
  return (
    <Box
      component="svg"
      viewBox="0 0 160 96"
      aria-hidden
      sx={{ inlineSize: 160, color: 'var(--mui-palette-control)', fill: 'none', marginBlockEnd: 1 }}
    >
      <rect x="18" y="22" width="62" height="56" rx="7" stroke="currentColor" strokeWidth="1.5" opacity="0.35" />
      <rect x="30" y="14" width="62" height="56" rx="7" style={sheet} stroke="currentColor" strokeWidth="1.5" />
      <path
        d="M42 30h30M42 41h38M42 52h22"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        opacity="0.55"
      />
      <rect
        x="104"
        y="26"
        width="40"
        height="44"
        rx="7"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="4 4"
      />
      <path d="M124 40v16M116 48h16" style={accent} strokeWidth="2.4" strokeLinecap="round" />
    </Box>
  );
}

const sheet = { fill: 'var(--mui-palette-background-paper)' };
const accent = { stroke: 'var(--mui-palette-primary-main)' };
