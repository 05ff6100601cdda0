import { createContext, useContext } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { Chosen, Mapping } from '../../data/mapping-methods.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';

interface MappingChange {
  mapping: Mapping;
  /** The learning environment's name. */
  environment: string;
  /** Whether the records are mapped, and the change takes them out. */
  isMapped: boolean;
}

export const MappingChangeContext = createContext<MappingChange>({
  mapping: { plural: '', environment: '' },
  environment: '',
  isMapped: true,
});

/** Which change the list around offers, and how it is made: the lists and their numbers are asked anew, and it is said how many changed. */
export function useMappingChange() {
  const { mapping, environment, isMapped } = useContext(MappingChangeContext);
  const data = useRostrumData();
  const notify = useNotify();
  const refresh = useRefresh();
  const verb = isMapped ? 'unmap' : 'map';
  const change = async (chosen: Chosen, asked: number) => {
    const changed = await data[verb](mapping, chosen);
    const outcome = changed < asked ? 'partly' : 'done';
    notify(`mapping.${verb}.${outcome}`, { type: 'success', messageArgs: { smart_count: changed, environment } });
    refresh();
  };
  return { verb, environment, change } as const;
}
