import { sql } from 'kysely';
import type { Entity } from '#model/entity.ts';
import { fold } from '#model/fold.ts';
import type { Scope } from '../context.ts';
import type { Condition } from './criteria.ts';

/** Some read more than they change. */
export type Purpose = 'read' | 'change';

/**
 * The rows of an entity that the caller may reach; undefined for all of them. Super admins reach everything; trainers
 * what belongs to the learning environments that map them, and what they made themselves; instructors read what they
 * teach.
 */
export function reachOf(scope: Scope, entity: Entity, purpose: Purpose = 'read'): Condition | undefined {
  const { roles } = scope.caller;
  const own = reachOfTrainers[entity.name]?.(scope);
  if (!own || roles.includes('superAdmin')) return undefined;
  const taught = purpose === 'read' && roles.includes('instructor') && reachOfInstructors[entity.name]?.(scope);
  return taught ? sql`(${own} or ${taught})` : own;
}

type Reaches = Partial<Record<string, (scope: Scope) => Condition>>;

const reachOfInstructors: Reaches = {
  event: ({ tenant, caller }) => sql`event.key in (
    select held."eventKey" from "session-instructor" held
    join instructor on instructor.tenant = held.tenant and instructor.key = held."instructorKey"
    where held.tenant = ${tenant.id} and instructor.status
      and instructor."employeeCodeFolded" = ${fold(caller.loginCode)})`,
};

const reachOfTrainers: Reaches = {
  'learning-environment': (scope) => sql`"learning-environment".key in ${environmentsOf(scope)}`,
  program: (scope) => sql`program.key in (
    select mapped."programKey" from "learning-environment-program" mapped
    where mapped.tenant = ${scope.tenant.id} and mapped."learningEnvironmentKey" in ${environmentsOf(scope)})`,
  'program-launch': (scope) => sql`(${launchesOf(scope)})`,
  event: (scope) => sql`(event."createdById" = ${scope.caller.id} or event."launchKey" in (
    select "program-launch".key from "program-launch"
    where "program-launch".tenant = ${scope.tenant.id} and (${launchesOf(scope)})))`,
};

function launchesOf(scope: Scope): Condition {
  return sql`"program-launch"."createdById" = ${scope.caller.id}
    or "program-launch"."learningEnvironmentKey" in ${environmentsOf(scope)}`;
}

/** The person's own record is the trainer whose employee code is the login code, ignoring case. */
function environmentsOf({ tenant, caller }: Scope): Condition {
  return sql`(select mapped."learningEnvironmentKey" from "learning-environment-trainer" mapped
    join trainer on trainer.tenant = mapped.tenant and trainer.key = mapped."trainerKey"
    where mapped.tenant = ${tenant.id} and trainer.status
      and trainer."employeeCodeFolded" = ${fold(caller.loginCode)})`;
}
