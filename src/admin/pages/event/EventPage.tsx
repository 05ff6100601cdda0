import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { EntityEdit, type RecordPageProps } from '../../entity/EntityEdit.tsx';
import { AgendaTab } from './agenda/AgendaTab.tsx';
import { useAgenda } from './agenda/use-agenda.ts';
import { useSettingOf } from './event-setting.ts';
import type { UnsavedSessions } from './unsaved-sessions.ts';

/** An event: what it is, its sessions, its history. */
export function EventPage({ loaded, record }: RecordPageProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [isFormUnsaved, setFormUnsaved] = useState(false);
  const { unsaved } = (useLocation().state ?? {}) as { unsaved?: UnsavedSessions };
  const key = String(record.id);
  const { launchedAt, version } = record;
  const agenda = useAgenda(
    { entity: 'event', key },
    {
      version,
      isLaunched: launchedAt != null,
      unsaved,
      // What is typed into the form would be lost with the record that it began with.
      onSaved: () => !isFormUnsaved && refresh(),
    },
  );
  const setting = useSettingOf(record);
  const content = <AgendaTab agenda={agenda} setting={setting} eventKey={key} />;
  return (
    <EntityEdit
      loaded={loaded}
      record={record}
      tabs={[{ id: 'sessions', label: translate('agenda.title'), content }]}
      hasMoreToLose={agenda.isChanged}
      onDirty={setFormUnsaved}
    />
  );
}
