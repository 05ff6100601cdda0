import { createContext, useContext, type RefObject } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { Chosen } from '../../data/mapping-methods.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { wordsOf, type Owner } from './mapped.ts';

interface MappingChange {
  /** The word of the calls. */
  plural: string;
  owner: Owner;
  /** The entity whose records are mapped. */
  name: string;
  /** What has the focus when the row or the button that had it is gone. */
  place: RefObject<HTMLElement | null>;
  /** Whether the records are mapped, and the change takes them out. */
  isMapped: boolean;
}

export const MappingChangeContext = createContext<MappingChange>({
  plural: '',
  owner: { entity: 'learning-environment', key: '', name: '' },
  name: '',
  place: { current: null },
  isMapped: true,
});

/** Asks the lists of an entity and their numbers anew; the record on whose page they stand stays as it is being edited. */
export function useRefreshLists(name: string) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [name, 'getList'] });
}

/** Which change the list around offers, and how it is made: the lists and their numbers are asked anew, and it is said how many changed. */
export function useMappingChange() {
  const { plural, owner, isMapped, name, place } = useContext(MappingChangeContext);
  const refresh = useRefreshLists(name);
  const data = useRostrumData();
  const notify = useNotify();
  const translate = useTranslate();
  const verb = isMapped ? 'unmap' : 'map';
  const words = wordsOf[owner.entity];
  const environment = owner.name;
  const say = (key: string, said: object = {}): string => translate(words(key), { environment, ...said });
  const change = async (chosen: Chosen, asked: number) => {
    const changed = await data[verb]({ plural, owner: owner.entity, key: owner.key }, chosen);
    const outcome = changed < asked ? 'partly' : 'done';
    notify(words(`${verb}.${outcome}`), { type: 'success', messageArgs: { smart_count: changed, environment } });
    place.current?.focus();
    await refresh();
  };
  return { verb, say, change } as const;
}
