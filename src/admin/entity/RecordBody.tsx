import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { Entity } from '#model/entity.ts';
import { openedBeside, RecordTabsContext, type RecordTab } from './record-tabs.ts';
import { panelProps } from './TabRow.tsx';
import { useTabsOfPage } from './tabs-of-page.ts';

interface Props {
  entity: Entity;
  form: ReactNode;
  /** Absent where the server keeps none. */
  history: ReactNode;
  tabs: readonly RecordTab[] | undefined;
}

/** The form with the history at its end side, or both behind tabs where the record has more to show. */
export function RecordBody({ entity, form, history, tabs: own }: Props) {
  const translate = useTranslate();
  const historyTab = { id: 'history', label: translate('history.title'), content: history };
  const tabs = useTabsOfPage(entity, own && [...own, ...(history ? [historyTab] : [])]);
  if (!tabs) {
    return (
      <Box sx={history ? columns : undefined}>
        {form}
        {history}
      </Box>
    );
  }
  const opened = openedBeside(tabs);
  return (
    <RecordTabsContext value={tabs}>
      {form}
      {opened && <Box {...panelProps(tabs.id, opened.id)}>{opened.content}</Box>}
    </RecordTabsContext>
  );
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
} as const;
