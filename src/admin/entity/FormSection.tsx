import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useContext, useId } from 'react';
import type { Entity, Section } from '#model/entity.ts';
import { fieldGrid } from '../fields/field-grid.ts';
import { sheet as paper } from '../layout/sheet.ts';
import { FormContentContext, fieldsShownIn } from './form-content.ts';
import { heardOnly } from '../layout/heard-only.ts';
import { FormField } from './FormField.tsx';

export interface SectionProps {
  entity: Entity;
  section: Section;
  isNew: boolean;
  /** Whether its title is seen elsewhere, on a tab or a step; as a heading it is only heard. */
  isUntitled?: boolean;
}

/** A titled part of a form; its fields share a row as their widths allow. */
export function FormSection({ entity, section, isNew, isUntitled = false }: SectionProps) {
  const translate = useTranslate();
  const id = useId();
  const { content } = useContext(FormContentContext);
  const fields = fieldsShownIn(section, isNew);
  if (fields.length === 0) return null;
  const title = translate(`${entity.keys}.section.${section.id}`);
  return (
    <Box component="section" aria-labelledby={id} sx={sheet}>
      <Typography id={id} variant="h2" sx={isUntitled ? heardOnly : { marginBlockEnd: 2 }}>
        {title}
      </Typography>
      <Box sx={fieldGrid}>
        {content[section.id] ?? fields.map((field) => <FormField key={field.name} field={field} isNew={isNew} />)}
      </Box>
    </Box>
  );
}

const sheet = {
  ...paper,
  padding: { xs: 2, sm: 3 },
  minInlineSize: 0,
  // Around the heading that is only heard.
  position: 'relative',
} as const;
