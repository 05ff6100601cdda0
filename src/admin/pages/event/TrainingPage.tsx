import { useMemo, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { useEntity } from '../../data/useEntity.ts';
import { EntityEdit, type RecordPageProps } from '../../entity/EntityEdit.tsx';
import { FieldsBesideContext } from '../../entity/fields-beside.ts';
import { StaleSessions } from './agenda/StaleSessions.tsx';
import { useAgenda } from './agenda/use-agenda.ts';
import { WhenRead } from './agenda/WhenRead.tsx';
import { EventSteps } from './EventSteps.tsx';
import { eventsTab } from './events-tab.tsx';
import { FormAsTab } from './FormAsTab.tsx';
import { historyFieldsOf } from './history-fields.ts';
import { TrainingSessions } from './TrainingSessions.tsx';

/** A training: the three steps in which it was added, saved as one; its events, its history. */
export function TrainingPage({ loaded, record }: RecordPageProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  // With it come the words of sessions.
  useEntity('event');
  const [isFormUnsaved, setFormUnsaved] = useState(false);
  const key = String(record.id);
  const agenda = useAgenda(
    { entity: 'training', key },
    { version: record['version'], isLaunched: false, onSaved: () => !isFormUnsaved && refresh() },
  );
  const { editor, dispatch, refused, names } = agenda;
  const tabs = useMemo(
    () => [
      { id: 'sessions', label: translate('event.step.sessions'), content: null, isInForm: true },
      eventsTab({ field: 'trainingKey', key }, `/training/${key}/event/create`),
    ],
    [key, translate],
  );
  const sessions = (
    <WhenRead agenda={agenda}>
      <TrainingSessions editor={editor} dispatch={dispatch} refused={refused} names={names} />
    </WhenRead>
  );
  return (
    <FieldsBesideContext value={historyFieldsOf.training}>
      <EntityEdit
        loaded={loaded}
        record={record}
        tabs={tabs}
        parts={
          <FormAsTab entity={loaded.entity}>
            <EventSteps entity={loaded.entity} refused={refused} sessions={sessions} />
          </FormAsTab>
        }
        hasMoreToLose={agenda.isChanged}
        onDirty={setFormUnsaved}
        saveTogether={agenda.isChanged ? agenda.saveWith : undefined}
      />
      <StaleSessions agenda={agenda} />
    </FieldsBesideContext>
  );
}
