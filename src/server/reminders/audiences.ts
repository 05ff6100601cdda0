import { entityNamed } from '#model/entities.ts';
import type { Role } from '#model/roles.ts';
import type { Scope } from '../context.ts';

/** Whom of an event somebody may remind by hand, by the entity of their record. */
export const recipientEntities = { learners: 'learner', instructors: 'instructor' } as const;

export type Audience = keyof typeof recipientEntities;

/** The roles that may remind them: those of the action `remind-{audience}`. */
export function rolesThatRemind(audience: Audience): readonly Role[] {
  return entityNamed('event').actions.find(({ id }) => id === `remind-${audience}`)?.roles ?? [];
}

/** The entities of those whom the caller may remind, and of whose reminders they may decide. */
export function remindedByCaller({ caller }: Scope): string[] {
  const audiences = (['learners', 'instructors'] as const).filter((audience) =>
    rolesThatRemind(audience).some((role) => caller.roles.includes(role)),
  );
  return audiences.map((audience) => recipientEntities[audience]);
}
