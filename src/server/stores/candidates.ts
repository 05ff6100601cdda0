import { sql } from 'kysely';
import type { Criteria } from '#model/criteria.ts';
import { entityNamed } from '#model/entities.ts';
import type { ProgramLaunch } from '#model/generated/types.ts';
import { fold } from '#model/fold.ts';
import { activeStates } from '#model/rules/nomination-states.ts';
import type { Scope } from '../context.ts';
import { conditionOf } from '../records/list.ts';
import { isKey } from '../records/new-key.ts';
import { toCondition, type Condition } from '../sql/criteria.ts';
import { isUsable, learnersInReach } from './audience.ts';
import type { LockedEvent } from './nominations.ts';

const learner = entityNamed('learner');

/** Where an event is offered; nothing of it for an event of a training alone. */
export interface Offering {
  launchStatus: ProgramLaunch['status'];
  isEnvironmentActive: boolean;
  /** Whether learners may nominate themselves; where only nominees see it, there is nobody who could. */
  isSelfNominated: boolean;
  /** Who may be nominated; undefined for everybody. */
  audience: Criteria | undefined;
}

/** What nominating must know of a learner. */
export interface Candidate {
  key: string;
  isActive: boolean;
  isInAudience: boolean;
  isNominated: boolean;
  hasManager: boolean;
  email: string | null;
  phone: string | null;
  /** Whether the learner is the caller. */
  isCaller: boolean;
}

/** The launch and the environment of an event. A launch for all is for everybody, whatever its environment's filter. */
export async function offeringOf(scope: Scope, { launchKey }: LockedEvent): Promise<Offering | undefined> {
  if (!launchKey) return undefined;
  const { rows } = await sql<Omit<Offering, 'audience'> & { isForAll: boolean; criteria: Criteria }>`
    select launch.status as "launchStatus", launch."classifiedVisibility" = 'ALL' as "isForAll",
      launch."selfNomination" and launch."classifiedVisibility" <> 'NOMINEES_ONLY' as "isSelfNominated",
      environment.status as "isEnvironmentActive", environment."securityCriteria" as criteria
    from "program-launch" launch join "learning-environment" environment
      on environment.tenant = launch.tenant and environment.key = launch."learningEnvironmentKey"
    where launch.tenant = ${scope.tenant.id} and launch.key = ${launchKey}`.execute(scope.db);
  const [row] = rows;
  return row && { ...row, audience: row.isForAll ? undefined : row.criteria };
}

/** The learners of these keys by key; only those whom the caller may see by name, where `isWithinReach`. */
export async function candidatesNamed(
  scope: Scope,
  event: LockedEvent,
  {
    keys,
    offering,
    isWithinReach,
  }: { keys: readonly string[]; offering: Offering | undefined; isWithinReach: boolean },
): Promise<Map<string, Candidate>> {
  const reach = isWithinReach ? await learnersInReach(scope) : undefined;
  const where = conditionOf(scope, learner, { filter: reach, zone: event.timeZone });
  const code = fold(scope.caller.loginCode);
  const { rows } = await sql<Candidate>`
    select learner.key, learner.email, learner.phone, learner.status as "isActive", ${isInAudience(event, offering)} as "isInAudience",
      ${isNominated(scope, event)} as "isNominated",
      exists (select from learner manager where manager.tenant = learner.tenant and manager.key = learner."managerKey"
        and manager.status and manager.email is not null) as "hasManager",
      ${code} <> '' and ${code} in (learner."loginCodeFolded", learner."employeeCodeFolded") as "isCaller"
    from learner where ${where} and learner.key = any(${keys.filter((key) => isKey(key))})`.execute(scope.db);
  return new Map(rows.map((row) => [row.key, row]));
}

/** The condition that learners could be nominated for an event, as far as that depends on them. */
export async function candidatesWithin(scope: Scope, event: LockedEvent) {
  const offering = await offeringOf(scope, event);
  const reach = await learnersInReach(scope);
  const isSeen = reach ? toCondition(reach, learner, event.timeZone) : sql`true`;
  const condition: Condition = sql`learner.status and ${isInAudience(event, offering)}
    and not ${isNominated(scope, event)} and ${isSeen}`;
  return { id: `could be nominated for ${event.key}`, condition };
}

function isInAudience({ timeZone }: LockedEvent, offering: Offering | undefined): Condition {
  if (!offering || offering.audience === undefined) return sql`true`;
  // An audience that can not be asked for any more has nobody in it.
  if (!isUsable(offering.audience)) return sql`false`;
  return sql`coalesce(${toCondition(offering.audience, learner, timeZone)}, false)`;
}

function isNominated({ tenant }: Scope, { key }: LockedEvent): Condition {
  return sql`exists (select from nomination where nomination.tenant = ${tenant.id} and nomination."eventKey" = ${key}
    and nomination."learnerKey" = learner.key and nomination.state = any(${[...activeStates]}))`;
}
