import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Entity } from '#model/entity.ts';
import { PartName } from './PartName.tsx';
import { PartPanel } from './PartPanel.tsx';
import type { RecordTabs } from './record-tabs.ts';
import { panelProps, TabRow } from './TabRow.tsx';

/** All tabs of a record's page, and those of its panels that are sections of the form. */
export function FormInTabs({ entity, tabs }: { entity: Entity; tabs: RecordTabs }) {
  const translate = useTranslate();
  const { id, current, others, open } = tabs;
  const sections = entity.sections.filter(({ fields }) => fields.length > 0);
  const ofForm = sections.map((section) => ({ id: section.id, label: <PartName entity={entity} section={section} /> }));
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <TabRow id={id} label={translate('record.tabs')} tabs={[...ofForm, ...others]} current={current} onOpen={open} />
      {sections.map((section) => (
        <Box key={section.id} {...panelProps(id, section.id)} hidden={section.id !== current}>
          <PartPanel entity={entity} section={section} isNew={false} isOpen={section.id === current} />
        </Box>
      ))}
    </Box>
  );
}
