import type { Criteria } from '#model/criteria.ts';
import { whyCriteriaInvalid } from '#model/criteria-check.ts';
import { entityNamed, securityAttributes } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import { sql } from 'kysely';
import type { Scope } from '../context.ts';
import { conditionOf, countOf, withinReach } from '../records/list.ts';
import { zoneOf } from './user-settings.ts';

const learner = entityNamed('learner');
const environment = entityNamed('learning-environment');

/** How many active learners satisfy a security filter. */
export async function audienceSizeOf(scope: Scope, securityCriteria: Criteria): Promise<number> {
  const selection = { filter: audienceOf(securityCriteria), zone: await zoneOf(scope) };
  const { total } = await countOf(scope, learner, conditionOf(scope, learner, selection));
  return total;
}

/** Who belongs to the audience of a security filter: active learners alone. */
export function audienceOf(securityCriteria: Criteria): Criteria {
  return { all: [{ status: true }, securityCriteria] };
}

/**
 * Which learners the caller may see by name (domain, section 8): super admins all, undefined; trainers the audiences of
 * their learning environments.
 */
export async function learnersInReach(scope: Scope): Promise<Criteria | undefined> {
  if (scope.caller.roles.includes('superAdmin')) return undefined;
  const { rows } = await sql<{ securityCriteria: Criteria }>`
    select "securityCriteria" from ${sql.table(environment.name)}
    where ${withinReach(scope, environment)}`.execute(scope.db);
  const audiences = rows.map(({ securityCriteria }) => securityCriteria).filter((criteria) => isUsable(criteria));
  return audienceOf({ any: audiences });
}

/** Which records of an entity the caller may look up by name, where criteria say so; undefined where its rows' reach says all. */
export async function lookupReachOf(scope: Scope, { name }: Entity): Promise<Criteria | undefined> {
  return name === learner.name ? learnersInReach(scope) : undefined;
}

/** Stored criteria may ask for an attribute that the schema has lost since. */
export function isUsable(criteria: unknown): criteria is Criteria {
  return whyCriteriaInvalid(criteria, securityAttributes) === undefined;
}
