import { createContext, use, useContext } from 'react';
import type { LoadedEntity, LoadEntity } from './entity-loader.ts';

export const EntityLoaderContext = createContext<LoadEntity>(() => Promise.reject(new Error('No loader is given')));

/** The entity of that name; suspends until its schema is here. */
export function useEntity(name: string): LoadedEntity {
  return use(useContext(EntityLoaderContext)(name));
}
