import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { Entity, Section } from '#model/entity.ts';
import { FormField } from './FormField.tsx';

interface Props {
  entity: Entity;
  section: Section;
  isNew: boolean;
}

/** A titled part of a form; its fields share a row as their widths allow. */
export function FormSection({ entity, section, isNew }: Props) {
  const translate = useTranslate();
  const id = useId();
  const fields = section.fields.filter(({ readOnly }) => !readOnly);
  if (fields.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={sheet}>
      <Typography id={id} variant="h2" sx={{ marginBlockEnd: 2 }}>
        {translate(`${entity.keys}.section.${section.id}`)}
      </Typography>
      <Box sx={grid}>
        {fields.map((field) => (
          <FormField key={field.name} field={field} isNew={isNew} />
        ))}
      </Box>
    </Box>
  );
}

const sheet = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  backgroundColor: 'background.paper',
  padding: { xs: 2, sm: 3 },
  minInlineSize: 0,
} as const;

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(6, minmax(0, 1fr))' },
  columnGap: 2.5,
  rowGap: 2.25,
} as const;
