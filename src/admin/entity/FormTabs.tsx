import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { FormParts } from './form-parts.ts';
import { currentOf, useFormNavigation } from './form-navigation.ts';
import { PartName } from './PartName.tsx';
import { PartPanel } from './PartPanel.tsx';

/** Sections behind tabs. */
export function FormTabs({ entity, sections, isNew }: FormParts) {
  const translate = useTranslate();
  const id = useId();
  const { opened, open } = useFormNavigation();
  const current = currentOf(sections, opened);
  if (!current) return null;
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <Tabs
        value={current.id}
        onChange={(_event, chosen: string) => open(chosen)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('form.sections')}
        sx={{ marginBlockEnd: 2, borderBlockEnd: '1px solid', borderColor: 'divider' }}
      >
        {sections.map((section) => (
          <Tab
            key={section.id}
            value={section.id}
            id={`${id}-${section.id}`}
            aria-controls={`${id}-${section.id}-panel`}
            label={<PartName entity={entity} section={section} />}
          />
        ))}
      </Tabs>
      {sections.map((section) => (
        <Box
          key={section.id}
          role="tabpanel"
          id={`${id}-${section.id}-panel`}
          aria-labelledby={`${id}-${section.id}`}
          hidden={section.id !== current.id}
        >
          <PartPanel entity={entity} section={section} isNew={isNew} isOpen={section.id === current.id} />
        </Box>
      ))}
    </Box>
  );
}
