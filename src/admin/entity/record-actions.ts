import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { mayAct, whyActionRefused } from '#model/actions.ts';
import type { Action, Entity } from '#model/entity.ts';
import type { ActionPlace } from '#model/vocabulary.ts';
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
  const places = new Set<ActionPlace>(place === 'page' ? [place] : [place, 'both']);
  return entity.actions.filter((action) => places.has(action.on) && mayAct(roles, action));
}

/**
 * The actions with the reasons against each: at once what the record itself says, then what the server knows beyond.
 * The server is asked only while `isAsking`.
 */
export function useOffered(entity: Entity, actions: readonly Action[], record: RaRecord, isAsking: boolean) {
  const data = useRostrumData();
  const key = String(record.id);
  const { data: answers = {} } = useQuery({
    queryKey: [...answersAbout(entity.name), key, record['version']],
    queryFn: ({ signal }) => data.actions(entity.name, key, signal),
    enabled: isAsking && actions.length > 0,
    placeholderData: keepPreviousData,
  });
  return actions.map((action): OfferedAction => ({
    action,
    reasons: answers[action.id]?.reasons ?? whyActionRefused(entity, action, record),
  }));
}

/** Has the reasons asked for anew, after something that the versions of the records do not tell. */
export function useRefreshActions(name: string) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: answersAbout(name) });
}

function answersAbout(name: string) {
  return [name, 'actions'] as const;
}
