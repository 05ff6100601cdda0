import { termsOf, type Criteria, type Operation } from '#model/criteria.ts';
import type { Entity } from '#model/entity.ts';
import type { Source } from './sources.ts';

/** The entity without what the server that holds it does not offer, so that no screen shows a dead button. */
export function offeredEntity(
  entity: Entity,
  { dialect, offers, isForeign }: Pick<Source, 'dialect' | 'offers' | 'isForeign'>,
): Entity {
  const readsCriteria = dialect === 'post' || offers('criteria');
  return {
    ...entity,
    ...(!readsCriteria && equalityAlone(entity)),
    // The calls of actions are our own server's.
    ...(isForeign && { actions: [] }),
    access: { ...entity.access, ...(!offers('export') && { export: [] }) },
  };
}

/** The filters and views that a server of the plain dialect of ra-data-simple-rest understands. */
function equalityAlone({ fields, views }: Entity): Pick<Entity, 'fields' | 'views'> {
  return {
    fields: fields.map((field) => ({ ...field, operations: field.operations.filter(isEquality) })),
    views: views.filter(({ filter }) => asksForEquality(filter)),
  };
}

function asksForEquality(criteria: Criteria): boolean {
  return termsOf(criteria).every((term) => term.kind === 'leaf' && isEquality(term.operation));
}

function isEquality(operation: Operation): boolean {
  return operation === 'equals' || operation === 'anyOf';
}
