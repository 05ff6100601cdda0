import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Field } from '#model/entity.ts';
import { cells } from '../fields/cells.ts';
import { labelOf } from './names.ts';

/** A value that can't be changed any more. */
export function ReadOnlyField({ field }: { field: Field }) {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const Cell = cells[field.kind];
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 550, marginBlockEnd: 0.5 }}>
        {labelOf(field, translate)}
      </Typography>
      <Typography component="div">
        <Cell field={field} value={getValues(field.name) as unknown} />
      </Typography>
    </>
  );
}
