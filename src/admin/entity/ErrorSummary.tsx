import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Entity } from '#model/entity.ts';
import { labelOf } from './names.ts';

/** More than two wrong fields are listed, each a way to its input. */
export function ErrorSummary({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const { setFocus } = useFormContext();
  const { errors } = useFormState();
  const wrong = entity.sections.flatMap(({ fields }) => fields).filter(({ name }) => errors[name]);
  if (wrong.length <= LISTED_FROM) return null;
  return (
    <Alert severity="error" variant="outlined">
      {translate('form.summary', { smart_count: wrong.length })}
      <Box component="ul" sx={{ margin: '4px 0 0', paddingInlineStart: 2.5 }}>
        {wrong.map((field) => (
          <li key={field.name}>
            <Link component="button" type="button" color="inherit" onClick={() => setFocus(field.name)}>
              {labelOf(field, translate)}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}

const LISTED_FROM = 2;
