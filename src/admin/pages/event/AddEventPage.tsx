import Typography from '@mui/material/Typography';
import { useCreate, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Values } from '#model/values.ts';
import { useEntity } from '../../data/useEntity.ts';
import { EntityForm } from '../../entity/EntityForm.tsx';
import { nameOfOne, nameOfRecord } from '../../entity/names.ts';
import { shownValuesOf } from '../../fields/condition.ts';
import { ContentSkeleton } from '../../layout/ContentSkeleton.tsx';
import { usePageName } from '../../layout/crumb.ts';
import { pathOfEvent } from './event-path.ts';
import { EventSteps } from './EventSteps.tsx';
import type { Owner } from './owner.ts';
import { useStartOfEvent } from './start-of-event.ts';

/** A new event of a launch or a training in three steps, saved as one. */
export function AddEventPage({ ownerField }: { ownerField: Owner['field'] }) {
  const translate = useTranslate();
  const { owner = '' } = useParams();
  const { start: copied } = (useLocation().state ?? {}) as { start?: Values };
  const start = useStartOfEvent({ field: ownerField, key: owner }, copied);
  const title = translate('form.new', { name: nameOfOne(useEntity('event').entity, translate) });
  usePageName(title);
  return (
    <>
      <Typography variant="h1" sx={{ marginBlockEnd: 2 }}>
        {title}
      </Typography>
      {start ? <AddEventForm start={start} /> : <ContentSkeleton />}
    </>
  );
}

function AddEventForm({ start }: { start: Values }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const loaded = useEntity('event');
  const { entity } = loaded;
  const [create] = useCreate();
  const save = async (values: Values) => {
    const data = shownValuesOf(entity.fields, values);
    const event = (await create('event', { data }, { returnPromise: true, onError: () => {} })) as RaRecord;
    notify('form.created', { type: 'success', messageArgs: { name: nameOfRecord(entity, values) } });
    await navigate(pathOfEvent(event));
  };
  return (
    <EntityForm loaded={loaded} start={start} onSave={save} parts={<EventSteps entity={entity} sessions={null} />} />
  );
}
