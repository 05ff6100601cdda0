import { useGetOne } from 'react-admin';
import { defaultsOf, type Values } from '#model/values.ts';
import { useEntity } from '../../data/useEntity.ts';
import type { Owner } from './owner.ts';

/**
 * What the form of a new event starts with: the values of the event that is copied, else the settings of its training
 * (specification, section 3); undefined while they are on their way.
 */
export function useStartOfEvent(owner: Owner, copied: Values | undefined): Values | undefined {
  const { entity } = useEntity('event');
  const isOfTraining = owner.field === 'trainingKey';
  const { data: training, error } = useGetOne(
    'training',
    { id: owner.key },
    { enabled: isOfTraining && !copied, retry: false },
  );
  if (copied) return copied;
  if (isOfTraining && !training && !error) return undefined;
  const settings = entity.sections.flatMap(({ fields }) => fields.map(({ name }) => name));
  const shared = settings.filter((name) => !ownWords.has(name) && training?.[name] != null);
  return {
    ...defaultsOf(entity),
    ...Object.fromEntries(shared.map((name) => [name, training?.[name] as unknown])),
    [owner.field]: owner.key,
  };
}

/** What a training and its events each say of themselves. */
const ownWords = new Set(['code']);
