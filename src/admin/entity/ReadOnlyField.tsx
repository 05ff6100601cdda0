import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Field } from '#model/entity.ts';
import { cells } from '../fields/cells.ts';
import { ReferenceLinks } from '../fields/ReferenceLinks.tsx';
import { labelOf } from './names.ts';

/** A value that can't be changed: any more, or by this person. */
export function ReadOnlyField({ field }: { field: Field }) {
  const translate = useTranslate();
  const value: unknown = useWatch({ name: field.name });
  const Cell = cells[field.kind];
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 550, marginBlockEnd: 0.5 }}>
        {labelOf(field, translate)}
      </Typography>
      <Typography component="div">
        <Cell field={field} value={value} />
      </Typography>
      <Typography variant="caption" component="div">
        <ReferenceLinks field={field} value={value} />
      </Typography>
    </>
  );
}
