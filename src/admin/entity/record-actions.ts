import type { RaRecord } from 'react-admin';
import { mayAct, whyActionRefused } from '#model/actions.ts';
import type { Action, Entity } from '#model/entity.ts';
import type { ActionPlace } from '#model/vocabulary.ts';
import { useAnswer } from '../data/useAnswer.ts';
import { useRostrumData } from '../data/useRostrumData.ts';
import { useSession } from '../session/SessionContext.tsx';

export interface OfferedAction {
  action: Action;
  /** Message keys of every reason against it; empty when it may be taken. */
  reasons: readonly string[];
}

/** The actions that the person may take at a place at all, whatever the record. */
export function useActionsOf(entity: Entity, place: Exclude<ActionPlace, 'both'>): readonly Action[] {
  const { roles } = useSession();
  return entity.actions.filter((action) => (action.on === place || action.on === 'both') && mayAct(roles, action));
}

/**
 * The actions with the reasons against each: at once what the record itself says, then what the server knows beyond.
 * The server is asked only while `isAsking`.
 */
export function useOffered(entity: Entity, actions: readonly Action[], record: RaRecord, isAsking: boolean) {
  const data = useRostrumData();
  const question = { key: String(record.id), version: record['version'] as number };
  const isAsked = isAsking && actions.length > 0;
  const { value: answers = {} } = useAnswer(isAsked ? question : undefined, ({ key }, signal) =>
    data.actions(entity.name, key, signal),
  );
  return actions.map((action): OfferedAction => ({
    action,
    reasons: answers[action.id]?.reasons ?? whyActionRefused(entity, action, record),
  }));
}
