import { createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { Entity } from '#model/entity.ts';
import { pathOf } from '../layout/places.ts';

type PathOfRecord = (record: RaRecord) => string;

/** Set around a list whose records have their pages elsewhere than below the list. */
export const RecordPathContext = createContext<PathOfRecord | undefined>(undefined);

/** Where the page of a record is. */
export function useRecordPath(entity: Entity): PathOfRecord {
  const own = useContext(RecordPathContext);
  return own ?? ((record) => `${pathOf(entity)}/${record.id}`);
}
