import Link from '@mui/material/Link';
import type { CellProps } from './field-props.ts';

/** A page elsewhere. What is no web address, and might run as a script, is a text. */
export function LinkCell({ value }: CellProps) {
  if (typeof value !== 'string') return null;
  if (!/^https?:\/\//i.test(value)) return value;
  return (
    <Link href={value} target="_blank" rel="noopener noreferrer" underline="hover" dir="ltr">
      {value.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
    </Link>
  );
}

/** A number to call. */
export function PhoneCell({ value }: CellProps) {
  if (typeof value !== 'string') return null;
  return (
    <Link href={`tel:${value.replace(/[^+\d]/g, '')}`} underline="hover" dir="ltr" sx={{ unicodeBidi: 'isolate' }}>
      {value}
    </Link>
  );
}
