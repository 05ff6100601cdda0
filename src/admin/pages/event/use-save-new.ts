import { useCreate, type RaRecord } from 'react-admin';
import type { Values } from '#model/values.ts';
import { errorsOf } from '../../data/problems.ts';
import { useEntity } from '../../data/useEntity.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { shownValuesOf } from '../../fields/condition.ts';
import { saveAgenda, type AgendaOwner } from './agenda/agenda-calls.ts';
import { sentOf, type EditedDays } from './agenda/edited-agenda.ts';
import type { UnsavedSessions } from './unsaved-sessions.ts';

/** What was made, and its sessions where they were refused: the record stays, and they wait for another try. */
interface Saved {
  record: RaRecord;
  unsaved: UnsavedSessions | undefined;
}

/** Saves a new event or training with its sessions; throws what refuses the record itself. */
export function useSaveNew(name: AgendaOwner['entity'], edited: EditedDays): (values: Values) => Promise<Saved> {
  const rostrum = useRostrumData();
  const { entity } = useEntity(name);
  const [create] = useCreate();
  const saveSessions = async (record: RaRecord): Promise<UnsavedSessions | undefined> => {
    const days = sentOf(edited);
    if (days.length === 0) return undefined;
    const body = { version: record['version'] as number, days };
    return saveAgenda(rostrum, { entity: name, key: String(record.id) }, body).then(
      () => undefined,
      (problem: unknown) => ({ days, errors: errorsOf(problem) }),
    );
  };
  return async (values) => {
    const data = shownValuesOf(entity.fields, values);
    const record = (await create(name, { data }, { returnPromise: true, onError: () => {} })) as RaRecord;
    return { record, unsaved: await saveSessions(record) };
  };
}
