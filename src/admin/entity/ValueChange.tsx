import Box from '@mui/material/Box';
import type { Field } from '#model/entity.ts';
import { isSame } from '#model/values.ts';
import { FieldValue } from './FieldValue.tsx';
import { TextChange } from './TextChange.tsx';

export interface Versions {
  field: Field | undefined;
  from: unknown;
  to: unknown;
  /** There was nothing before. */
  isNew: boolean;
}

/** One value before and after: of texts the words that differ, of several values those that came and went. */
export function ValueChange(versions: Versions) {
  const { field, from, to, isNew } = versions;
  if (isNew) return <BeforeAndAfter {...versions} />;
  if (field?.kind === 'longText' && typeof from === 'string' && typeof to === 'string') {
    return <TextChange before={from} after={to} />;
  }
  const isSeveral = field && Array.isArray(from) && Array.isArray(to);
  return isSeveral ? <SeveralChange field={field} before={from} after={to} /> : <BeforeAndAfter {...versions} />;
}

function SeveralChange({ field, before, after }: { field: Field; before: unknown[]; after: unknown[] }) {
  const [gone, come] = [without(before, after), without(after, before)];
  // Nothing but their order has changed.
  if (gone.length + come.length === 0) return <BeforeAndAfter field={field} from={before} to={after} isNew={false} />;
  return (
    <>
      {gone.length > 0 && <Deleted field={field} value={gone} />}{' '}
      {come.length > 0 && <Inserted field={field} value={come} />}
    </>
  );
}

function BeforeAndAfter({ field, from, to, isNew }: Versions) {
  return (
    <>
      {!isNew && <Deleted field={field} value={from} />} <Inserted field={field} value={to} />
    </>
  );
}

function Deleted(shown: { field: Field | undefined; value: unknown }) {
  return (
    <Box component="del" sx={{ color: 'text.secondary' }}>
      <FieldValue {...shown} />
    </Box>
  );
}

function Inserted(shown: { field: Field | undefined; value: unknown }) {
  return (
    <Box component="ins" sx={{ textDecoration: 'none' }}>
      <FieldValue {...shown} />
    </Box>
  );
}

function without(values: unknown[], others: unknown[]): unknown[] {
  return values.filter((value) => !others.some((other) => isSame(value, other)));
}
