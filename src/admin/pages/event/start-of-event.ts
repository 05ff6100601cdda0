import { startValuesCall } from '#model/calls.ts';
import { defaultsOf, type Values } from '#model/values.ts';
import type { RostrumDataProvider } from '../../data/data-provider.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { useEntity } from '../../data/useEntity.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import type { Owner } from './owner.ts';

/** Launch and training of a new event, as far as they are known. */
export type Origin = Partial<Record<Owner['field'], string>>;

/** What an event of a launch and a training begins with beside the defaults of its schema. */
export function readStart({ call }: Pick<RostrumDataProvider, 'call'>, origin: Origin, signal: AbortSignal) {
  return call<Values>(startValuesCall, { query: origin, signal });
}

/**
 * What the form of a new event starts with: the values of the event that is copied, else what its launch or training
 * says (specification, section 3); undefined while they are on their way.
 */
export function useStartOfEvent(owner: Owner, copied: Values | undefined) {
  const { entity } = useEntity('event');
  const data = useRostrumData();
  const origin: Origin = { [owner.field]: owner.key };
  const { value, error, retry } = useAnswer(copied ? undefined : origin, (asked, signal) =>
    readStart(data, asked, signal),
  );
  const start = copied ?? (value && { ...defaultsOf(entity), ...value, ...origin });
  return { start, error, retry };
}
