import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { FormParts } from './form-parts.ts';
import { currentOf, useFormNavigation } from './form-navigation.ts';
import { PartName } from './PartName.tsx';
import { PartPanel } from './PartPanel.tsx';
import { panelProps, TabRow } from './TabRow.tsx';

/** Sections behind tabs. */
export function FormTabs({ entity, sections, isNew }: FormParts) {
  const translate = useTranslate();
  const id = useId();
  const { opened, open } = useFormNavigation();
  const current = currentOf(sections, opened);
  if (!current) return null;
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <TabRow
        id={id}
        label={translate('form.sections')}
        tabs={sections.map((section) => ({
          id: section.id,
          label: <PartName entity={entity} section={section} />,
        }))}
        current={current.id}
        onOpen={open}
      />
      {sections.map((section) => (
        <Box key={section.id} {...panelProps(id, section.id)} hidden={section.id !== current.id}>
          <PartPanel entity={entity} section={section} isNew={isNew} isOpen={section.id === current.id} />
        </Box>
      ))}
    </Box>
  );
}
