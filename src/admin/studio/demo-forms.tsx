import { useCreate, useGetOne, useUpdate, type RaRecord } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import type { Values } from '#model/values.ts';
import type { LoadedEntity } from '../data/entity-loader.ts';
import { EntityForm } from '../entity/EntityForm.tsx';

/** The form of a new demo record. */
export function DemoCreate({ loaded }: { loaded: LoadedEntity }) {
  const [create] = useCreate();
  const toList = useWayToList();
  const save = (data: Values) => create(loaded.entity.name, { data }, { returnPromise: true });
  return <EntityForm loaded={loaded} onSave={(values) => save(values).then(toList)} onCancel={toList} />;
}

/** The form of one of the demo records. */
export function DemoEdit({ loaded }: { loaded: LoadedEntity }) {
  const { name } = loaded.entity;
  const { key = '' } = useParams();
  const { data: record } = useGetOne<RaRecord>(name, { id: key });
  const [update] = useUpdate();
  const toList = useWayToList();
  if (!record) return null;
  const save = (data: Values) =>
    update(name, { id: key, data, previousData: record }, { mutationMode: 'pessimistic', returnPromise: true });
  return <EntityForm loaded={loaded} record={record} onSave={save} onCancel={toList} />;
}

function useWayToList(): () => void {
  const navigate = useNavigate();
  return () => void navigate('/screen');
}
