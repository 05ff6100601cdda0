import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { Entity } from '#model/entity.ts';
import { wrongPlacesIn, type WrongPlace } from './form-errors.ts';
import { useFormNavigation } from './form-navigation.ts';
import { labelOf, type Translate } from './names.ts';

/** More than two wrong fields are listed, each a way to its input. */
export function ErrorSummary({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const { reveal } = useFormNavigation();
  const { errors } = useFormState();
  const wrong = wrongPlacesIn(
    entity.sections.flatMap(({ fields }) => fields),
    errors,
  );
  if (wrong.length <= LISTED_FROM) return null;
  return (
    <Alert severity="error" variant="outlined">
      {translate('form.summary', { smart_count: wrong.length })}
      <Box component="ul" sx={{ margin: '4px 0 0', paddingInlineStart: 2.5 }}>
        {wrong.map((place) => (
          <li key={place.path}>
            <Link component="button" type="button" color="inherit" onClick={() => reveal(place.path)}>
              {nameOf(place, translate)}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}

const LISTED_FROM = 2;

/** Such as "Inventory, Item 1, Quantity". */
function nameOf({ trail }: WrongPlace, translate: Translate): string {
  const names = trail.map((step) =>
    typeof step === 'number' ? translate('form.item', { number: step }) : labelOf(step, translate),
  );
  return names.join(', ');
}
