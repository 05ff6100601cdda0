import { createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { Entity } from '#model/entity.ts';
import { pathOf } from '../layout/places.ts';
import { useMay } from './may.ts';

type PathOfRecord = (record: RaRecord) => string;

/** Set around a list whose records have their pages elsewhere than below the list. */
export const RecordPathContext = createContext<PathOfRecord | undefined>(undefined);

/** Where the page of a record is; undefined for people who may not see it. */
export function useRecordPath(entity: Entity): PathOfRecord | undefined {
  const own = useContext(RecordPathContext);
  const maySee = useMay(entity, 'show');
  if (own) return own;
  return maySee ? (record) => `${pathOf(entity)}/${record.id}` : undefined;
}
