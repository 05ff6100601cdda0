import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { Entity } from '#model/entity.ts';
import { nameOfOne } from '../../entity/names.ts';
import { openedBeside, useRecordTabs } from '../../entity/record-tabs.ts';
import { panelProps, TabRow } from '../../entity/TabRow.tsx';

interface Props {
  entity: Entity;
  /** The form, arranged in another way than in tabs. */
  children: ReactNode;
}

/** The whole form of a record's page as one of its tabs, beside those that are no part of it. */
export function FormAsTab({ entity, children }: Props) {
  const translate = useTranslate();
  const tabs = useRecordTabs();
  const [first] = entity.sections;
  if (!tabs || !first) return children;
  const { id, others, open } = tabs;
  const beside = openedBeside(tabs);
  const row = [
    { id: first.id, label: nameOfOne(entity, translate) },
    ...others.filter(({ isInForm = false }) => !isInForm),
  ];
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <TabRow id={id} label={translate('record.tabs')} tabs={row} current={beside?.id ?? first.id} onOpen={open} />
      <Box {...panelProps(id, first.id)} hidden={beside !== undefined}>
        {children}
      </Box>
    </Box>
  );
}
