import Typography from '@mui/material/Typography';
import { useReducer, type ReactNode } from 'react';
import { ResourceContextProvider, useNotify, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Values } from '#model/values.ts';
import { useEntity } from '../../data/useEntity.ts';
import { EntityForm } from '../../entity/EntityForm.tsx';
import { nameOfOne, nameOfRecord } from '../../entity/names.ts';
import { useResetList } from '../../entity/reset-list.ts';
import { usePageName } from '../../layout/crumb.ts';
import { edited, noEditor } from './agenda/editor.ts';
import { EventSteps } from './EventSteps.tsx';
import { TrainingSessions } from './TrainingSessions.tsx';
import { useSaveNew } from './use-save-new.ts';

/** A new training in three steps, saved as one (specification, section 2); the list shows it first. */
export function AddTrainingPage() {
  const translate = useTranslate();
  const { entity } = useEntity('training');
  const title = translate('form.new', { name: nameOfOne(entity, translate) });
  usePageName(title);
  return (
    <ResourceContextProvider value="training">
      <Typography variant="h1" sx={{ marginBlockEnd: 2 }}>
        {title}
      </Typography>
      <WithWordsOfSessions>
        <AddTrainingForm />
      </WithWordsOfSessions>
    </ResourceContextProvider>
  );
}

/** They come with the schema of events. */
function WithWordsOfSessions({ children }: { children: ReactNode }) {
  useEntity('event');
  return children;
}

function AddTrainingForm() {
  const notify = useNotify();
  const navigate = useNavigate();
  const loaded = useEntity('training');
  const { entity } = loaded;
  const { start } = (useLocation().state ?? {}) as { start?: Values };
  const [editor, dispatch] = useReducer(edited, noEditor);
  const { save: saveNew, refused } = useSaveNew('training', editor.days);
  const resetList = useResetList('training');
  const save = async (values: Values) => {
    await saveNew(values);
    notify('form.created', { type: 'success', messageArgs: { name: nameOfRecord(entity, values) } });
    resetList();
    await navigate('/training');
  };
  return (
    <EntityForm
      loaded={loaded}
      start={start}
      onSave={save}
      hasMoreToLose={editor.days.length > 0}
      parts={
        <EventSteps
          entity={entity}
          isNew
          refused={refused}
          sessions={<TrainingSessions editor={editor} dispatch={dispatch} refused={refused} />}
        />
      }
    />
  );
}
