import Typography from '@mui/material/Typography';
import { useReducer } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Values } from '#model/values.ts';
import { useEntity } from '../../data/useEntity.ts';
import { EntityForm } from '../../entity/EntityForm.tsx';
import { nameOfOne, nameOfRecord } from '../../entity/names.ts';
import { Failure } from '../../fields/Failure.tsx';
import { ContentSkeleton } from '../../layout/ContentSkeleton.tsx';
import { usePageName } from '../../layout/crumb.ts';
import { pathOfEvent } from './event-path.ts';
import { EventSteps } from './EventSteps.tsx';
import { edited, noEditor } from './agenda/editor.ts';
import { NewCost } from './NewCost.tsx';
import { NewSessions } from './NewSessions.tsx';
import type { Owner } from './owner.ts';
import { SettingsOfTraining } from './SettingsOfTraining.tsx';
import { useStartOfEvent } from './start-of-event.ts';
import { useSaveNew } from './use-save-new.ts';

/** A new event of a launch or a training in three steps, saved as one. */
export function AddEventPage({ ownerField }: { ownerField: Owner['field'] }) {
  const translate = useTranslate();
  const { owner = '' } = useParams();
  const { start: copied } = (useLocation().state ?? {}) as { start?: Values };
  const { start, error, retry } = useStartOfEvent({ field: ownerField, key: owner }, copied);
  const title = translate('form.new', { name: nameOfOne(useEntity('event').entity, translate) });
  usePageName(title);
  return (
    <>
      <Typography variant="h1" sx={{ marginBlockEnd: 2 }}>
        {title}
      </Typography>
      {error !== undefined && <Failure text={translate('event.startFailed')} problem={error} onRetry={retry} />}
      {start ? <AddEventForm start={start} /> : error === undefined && <ContentSkeleton />}
    </>
  );
}

function AddEventForm({ start }: { start: Values }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const loaded = useEntity('event');
  const { entity } = loaded;
  const [editor, dispatch] = useReducer(edited, noEditor);
  const { save: saveNew, refused } = useSaveNew('event', editor.days);
  const save = async (values: Values) => {
    const event = await saveNew(values);
    notify('form.created', { type: 'success', messageArgs: { name: nameOfRecord(entity, values) } });
    await navigate(pathOfEvent(event));
  };
  return (
    <EntityForm
      loaded={loaded}
      start={start}
      onSave={save}
      hasMoreToLose={editor.days.length > 0}
      parts={
        <>
          <SettingsOfTraining />
          <EventSteps
            entity={entity}
            isNew
            refused={refused}
            sessions={<NewSessions editor={editor} dispatch={dispatch} refused={refused} />}
            cost={<NewCost days={editor.days} />}
          />
        </>
      }
    />
  );
}
