import { useMemo, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useEntity } from '../../data/useEntity.ts';
import { EntityEdit, type RecordPageProps } from '../../entity/EntityEdit.tsx';
import { AgendaTab } from './agenda/AgendaTab.tsx';
import { useAgenda } from './agenda/use-agenda.ts';
import { useSettingOfTraining } from './event-setting.ts';
import { eventsTab } from './events-tab.tsx';
import type { UnsavedSessions } from './unsaved-sessions.ts';

/** A training: what it is, its sessions by relative day, its events, its history. */
export function TrainingPage({ loaded, record }: RecordPageProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  // With it come the words of sessions.
  useEntity('event');
  const [isFormUnsaved, setFormUnsaved] = useState(false);
  const { unsaved } = (useLocation().state ?? {}) as { unsaved?: UnsavedSessions };
  const key = String(record.id);
  const { mode, version } = record;
  const agenda = useAgenda(
    { entity: 'training', key },
    { version, isLaunched: false, unsaved, onSaved: () => !isFormUnsaved && refresh() },
  );
  const setting = useSettingOfTraining(mode);
  const sessions = {
    id: 'sessions',
    label: translate('event.step.sessions'),
    content: <AgendaTab agenda={agenda} setting={setting} />,
  };
  const events = useMemo(() => eventsTab({ field: 'trainingKey', key }, `/training/${key}/event/create`), [key]);
  return (
    <EntityEdit
      loaded={loaded}
      record={record}
      tabs={[sessions, events]}
      hasMoreToLose={agenda.isChanged}
      onDirty={setFormUnsaved}
    />
  );
}
