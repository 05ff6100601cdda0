import { sql } from 'kysely';
import type { Entity } from '#model/entity.ts';
import { fold } from '#model/fold.ts';
import type { Scope } from '../context.ts';
import type { Condition } from './criteria.ts';

/** Some read more than they change, and know more by name than they read. */
export type Purpose = 'read' | 'change' | 'name';

/**
 * The rows of an entity that the caller may reach; undefined for all of them. Super admins reach everything; trainers
 * what belongs to the learning environments that map them, and what they made themselves; instructors read what they
 * teach.
 */
export function reachOf(scope: Scope, entity: Entity, purpose: Purpose = 'read'): Condition | undefined {
  const { roles } = scope.caller;
  const own = reachOfTrainers[entity.name]?.(scope);
  if (!own || roles.includes('superAdmin')) return undefined;
  const taught = purpose !== 'change' && roles.includes('instructor') && reachOfInstructors[entity.name]?.(scope);
  const named = purpose === 'name' && namedByLaunches[entity.name]?.(scope);
  return sql`(${sql.join(
    [own, taught, named].filter((condition) => condition !== false && condition !== undefined),
    sql` or `,
  )})`;
}

/**
 * The sessions that stand in the caller's calendar, of `session` with its `event`: all of them for super admins, those of
 * the events that a trainer reaches, those that an instructor teaches.
 */
export function calendarReachOf(scope: Scope): Condition {
  const planned = changeableReachOf(scope);
  if (!scope.caller.roles.includes('instructor')) return planned;
  return sql`(${planned} or session.key in ${taughtBy(scope, 'sessionKey')})`;
}

/** The sessions of `calendarReachOf` whose event the caller may change. */
export function changeableReachOf(scope: Scope): Condition {
  const { roles } = scope.caller;
  if (roles.includes('superAdmin')) return sql`true`;
  return roles.includes('trainer') ? eventsOfTrainer(scope) : sql`false`;
}

type Reaches = Partial<Record<string, (scope: Scope) => Condition>>;

const reachOfInstructors: Reaches = {
  event: (scope) => sql`event.key in ${taughtBy(scope, 'eventKey')}`,
  nomination: (scope) => sql`nomination."eventKey" in ${taughtBy(scope, 'eventKey')}`,
};

/** The events or sessions that the caller teaches. */
function taughtBy({ tenant, caller }: Scope, column: 'eventKey' | 'sessionKey'): Condition {
  return sql`(select held.${sql.ref(column)} from "session-instructor" held
    join instructor on instructor.tenant = held.tenant and instructor.key = held."instructorKey"
    where held.tenant = ${tenant.id} and instructor.status
      and instructor."employeeCodeFolded" = ${fold(caller.loginCode)})`;
}

/** What the launches within reach are of, whose name stands on them anyway. */
const namedByLaunches: Reaches = {
  program: (scope) => sql`program.key in ${ofLaunches(scope, 'programKey')}`,
  'learning-environment': (scope) => sql`"learning-environment".key in ${ofLaunches(scope, 'learningEnvironmentKey')}`,
};

function ofLaunches(scope: Scope, column: string): Condition {
  return sql`(select "program-launch".${sql.ref(column)} from "program-launch"
    where "program-launch".tenant = ${scope.tenant.id} and (${launchesOf(scope)}))`;
}

const reachOfTrainers: Reaches = {
  'learning-environment': (scope) => sql`"learning-environment".key in ${environmentsOf(scope)}`,
  program: (scope) => sql`program.key in (
    select mapped."programKey" from "learning-environment-program" mapped
    where mapped.tenant = ${scope.tenant.id} and mapped."learningEnvironmentKey" in ${environmentsOf(scope)})`,
  'program-launch': (scope) => sql`(${launchesOf(scope)})`,
  event: eventsOfTrainer,
  nomination: (scope) => sql`nomination."eventKey" in (
    select event.key from event where event.tenant = ${scope.tenant.id} and ${eventsOfTrainer(scope)})`,
};

function eventsOfTrainer(scope: Scope): Condition {
  return sql`(event."createdById" = ${scope.caller.id} or event."launchKey" in (
    select "program-launch".key from "program-launch"
    where "program-launch".tenant = ${scope.tenant.id} and (${launchesOf(scope)})))`;
}

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
