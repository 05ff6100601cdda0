import { useMemo } from 'react';
import type { Entity } from '#model/entity.ts';
import { useEntity } from '../../data/useEntity.ts';
import { fieldsNamed } from '../../entity/fields-named.ts';

/** The entity of nominations on the page of their event, which needs no column for the event; with other columns, where they are named. */
export function useNominations(columns?: readonly string[]): Entity {
  const { entity } = useEntity('nomination');
  return useMemo(
    () => ({
      ...entity,
      fields: entity.fields.filter(({ name }) => !ofEvent.has(name)),
      ...(columns && { columns: fieldsNamed(entity, columns) }),
    }),
    [entity, columns],
  );
}

const ofEvent = new Set(['eventKey', 'eventName']);
