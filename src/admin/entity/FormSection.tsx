import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { Entity, Section } from '#model/entity.ts';
import { fieldGrid } from '../fields/field-grid.ts';
import { FormField } from './FormField.tsx';

export interface SectionProps {
  entity: Entity;
  section: Section;
  isNew: boolean;
  /** Whether its title is said elsewhere, by a tab or a step. */
  isUntitled?: boolean;
}

/** A titled part of a form; its fields share a row as their widths allow. */
export function FormSection({ entity, section, isNew, isUntitled = false }: SectionProps) {
  const translate = useTranslate();
  const id = useId();
  // Of what the person may not write, a new record has only what everybody's has.
  const fields = section.fields.filter(
    ({ readOnly, property }) => !readOnly || !isNew || property.default !== undefined,
  );
  if (fields.length === 0) return null;
  const title = translate(`${entity.keys}.section.${section.id}`);
  return (
    <Box component="section" {...(isUntitled ? { 'aria-label': title } : { 'aria-labelledby': id })} sx={sheet}>
      {!isUntitled && (
        <Typography id={id} variant="h2" sx={{ marginBlockEnd: 2 }}>
          {title}
        </Typography>
      )}
      <Box sx={fieldGrid}>
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
