import type { HttpError, RaRecord } from 'react-admin';
import type { Values } from '#model/values.ts';
import { announceProblem, statusOf } from '../../data/problems.ts';
import { useEntity } from '../../data/useEntity.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { shownValuesOf } from '../../fields/condition.ts';
import { saveTogether, type AgendaOwner } from './agenda/agenda-calls.ts';
import { sentOf, type EditedDays } from './agenda/edited-agenda.ts';
import { useRefusal } from './agenda/use-refusal.ts';

/**
 * Saves a new event or training and its sessions as one; `save` rejects with what refuses either of them, `refused` is
 * what was said of the sessions.
 */
export function useSaveNew(name: AgendaOwner['entity'], days: EditedDays) {
  const data = useRostrumData();
  const { entity } = useEntity(name);
  const { refused, refuse } = useRefusal(days);
  const save = async (values: Values): Promise<RaRecord> => {
    const body = { ...shownValuesOf(entity.fields, values), days: sentOf(days) };
    try {
      return (await saveTogether(data, name, body)).record;
    } catch (problem) {
      announceProblem(problem as HttpError);
      if (statusOf(problem) === 400) refuse(problem, days);
      throw problem;
    }
  };
  return { save, refused };
}
