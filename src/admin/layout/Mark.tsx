import SvgIcon from '@mui/material/SvgIcon';

/** The product's mark: a speaker's desk with its microphone, the drawing of the favicon and the sign-in page. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <SvgIcon viewBox="6 6 52 50" aria-hidden sx={{ fontSize: size, color: 'primary.main' }}>
      <path d="M46 24 V18 Q46 12 40 12" fill="none" stroke="currentColor" strokeWidth="4" />
      <circle cx="39" cy="12" r="4" />
      <rect x="9" y="25" width="47" height="9" rx="3" transform="rotate(-10 32 29.5)" />
      <path d="M25 42 L43 38.8 L46 52 H22 Z" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
    </SvgIcon>
  );
}
