import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { Entity, Section } from '#model/entity.ts';
import { wrongPlacesIn } from './form-errors.ts';

interface Props {
  entity: Entity;
  section: Section;
  /** What it is called, when not as the schema says. */
  text?: string;
}

/** The name of a tab or step, and how much in it is wrong. */
export function PartName({ entity, section, text }: Props) {
  const translate = useTranslate();
  const { errors } = useFormState();
  const count = wrongPlacesIn(section.fields, errors).length;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      {text ?? translate(`${entity.keys}.section.${section.id}`)}
      {count > 0 && (
        <Box component="span" sx={badge} title={translate('form.wrong', { smart_count: count })}>
          {count}
        </Box>
      )}
    </Box>
  );
}

const badge = {
  minInlineSize: 20,
  paddingInline: 0.75,
  borderRadius: 4,
  backgroundColor: 'error.main',
  color: 'error.contrastText',
  typography: 'caption',
  fontWeight: 650,
  lineHeight: '20px',
  textAlign: 'center',
} as const;
