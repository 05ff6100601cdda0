import { createContext, useContext, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { Entity } from '#model/entity.ts';
import { RowActions } from './RowActions.tsx';

export interface RowToolsProps {
  entity: Entity;
  record: RaRecord;
}

/** Set around a list at the end of whose rows stands something else than the entity's actions. */
export const RowToolsContext = createContext<((props: RowToolsProps) => ReactNode) | undefined>(undefined);

export function useHasRowTools(entity: Entity): boolean {
  return useContext(RowToolsContext) !== undefined || entity.actions.length > 0;
}

/** What stands at the end of a row. */
export function RowTools(props: RowToolsProps) {
  const tools = useContext(RowToolsContext);
  return tools ? tools(props) : <RowActions {...props} />;
}
