import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Field } from '#model/entity.ts';
import { useRecordsPath } from './records-path.ts';
import { useOptionsOf } from './suggestions.ts';

/** Ways to the records that a key, or several, stand for; nothing where the person may not see them. */
export function ReferenceLinks({ field, value }: { field: Field; value: unknown }) {
  const translate = useTranslate();
  const path = useRecordsPath(field.hints.reference?.to);
  const keys = path === undefined ? [] : [value ?? []].flat().map(String);
  const options = useOptionsOf(field, keys).filter(({ value: key }) => keys.includes(key));
  if (options.length === 0) return null;
  return (
    <span>
      {options.map(({ value: key, label }) => (
        <Link key={key} component={RouterLink} to={`${path}/${key}`} underline="hover" sx={{ marginInlineEnd: 1.5 }}>
          {translate('form.open', { name: label })}
        </Link>
      ))}
    </span>
  );
}
