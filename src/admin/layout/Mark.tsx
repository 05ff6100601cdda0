import SvgIcon from '@mui/material/SvgIcon';

/** Rostrum's sign: a stage, a lectern, and who listens. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <SvgIcon viewBox="0 0 32 32" aria-hidden sx={{ fontSize: size, color: 'primary.main' }}>
      <rect width="32" height="32" rx="8" fill="currentColor" />
      <path d="M9 9h14l-2.6 8h-8.8z" fill="var(--mui-palette-primary-contrastText)" />
      <path
        d="M16 17v5M9.5 24.5h13"
        stroke="var(--mui-palette-primary-contrastText)"
        strokeWidth="2.4"
        strokeLinecap="round"
        fill="none"
      />
    </SvgIcon>
  );
}
