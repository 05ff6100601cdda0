import { useMemo } from 'react';
import type { Entity } from '#model/entity.ts';
import { useEntity } from '../../data/useEntity.ts';
import { fieldsNamed } from '../../entity/fields-named.ts';

interface Look {
  /** The names of the columns. */
  columns: readonly string[];
  sort: Entity['sort'];
}

/** The entity of nominations on the page of their event, without what that says already; in another look, where one is given. */
export function useNominations(look?: Look): Entity {
  const { entity } = useEntity('nomination');
  return useMemo(() => {
    const fields = entity.fields.filter(({ name }) => !untold.has(name));
    return { ...entity, fields, ...(look && { sort: look.sort, columns: fieldsNamed(entity, look.columns) }) };
  }, [entity, look]);
}

/** The event, what orders the waiting list behind the position, and the key of the learner, whose name stands there. */
const untold = new Set(['eventKey', 'eventName', 'learnerKey', 'sequence']);
