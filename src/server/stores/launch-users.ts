import { sql, type RawBuilder } from 'kysely';
import type { Criteria } from '#model/criteria.ts';
import { entityNamed } from '#model/entities.ts';
import { asLaunchUsers } from '#model/launch-users.ts';
import type { Page } from '#model/paged-query.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { columnsOf, conditionOf, orderOf, type Selection } from '../records/list.ts';
import { inTransaction } from '../records/in-transaction.ts';
import type { Window } from '../records/page.ts';
import type { Condition } from '../sql/criteria.ts';
import { audienceOf, isUsable } from './audience.ts';

const learner = entityNamed('learner');
/** Learners with what a launch knows of them; in SQL they are called as learners are. */
export const launchUser = asLaunchUsers(learner);

/** A page of the learners that are assigned to a launch. */
export async function usersOf(scope: Scope, launchKey: string, selection: Selection, window: Window) {
  const assigned = sql`(select learner.*, assigned."assignedAt", assigned."accessedAt" from learner
    join "launch-learner" assigned on assigned.tenant = learner.tenant and assigned."learnerKey" = learner.key
    where learner.tenant = ${scope.tenant.id} and assigned."launchKey" = ${launchKey}) learner`;
  const condition = conditionOf(scope, launchUser, selection);
  const { rows } = await sql<Page<Values>>`
    select (select count(*) from ${assigned} where ${condition}) as "totalItems",
      coalesce((select json_agg(item) from (
        select ${columnsOf(launchUser)} from ${assigned} where ${condition}
        order by ${orderOf(launchUser, selection)} limit ${window.limit} offset ${window.offset}
      ) item), '[]') as items`.execute(scope.db);
  return rows[0] ?? { items: [], totalItems: 0 };
}

/** The audience of a launch's learning environment, of which somebody may still be assigned. */
export async function audienceOfLaunch({ tenant, db }: Scope, environmentKey: string): Promise<Criteria> {
  const { rows } = await sql<{ securityCriteria: unknown }>`
    select "securityCriteria" from "learning-environment"
    where tenant = ${tenant.id} and key = ${environmentKey}`.execute(db);
  const criteria = rows[0]?.securityCriteria;
  // What can not be understood any more selects nobody.
  return audienceOf(isUsable(criteria) ? criteria : { any: [] });
}

/** The condition that learners are assigned to a launch, or are not. */
export function assignedTo({ tenant }: Scope, launchKey: string, isAssigned: boolean) {
  const condition: Condition = sql`${isAssigned ? sql`` : sql`not`} exists (
    select from "launch-learner" assigned
    where assigned.tenant = ${tenant.id} and assigned."launchKey" = ${launchKey} and assigned."learnerKey" = learner.key)`;
  return { id: `${isAssigned ? '' : 'not '}assigned to ${launchKey}`, condition };
}

type Selected = Omit<Selection, 'sort'>;

/** Assigns the selected learners, all or none; those that are assigned already stay. Answers how many were assigned. */
export function assign(scope: Scope, launchKey: string, selection: Selected): Promise<number> {
  return inParts(
    scope,
    (after) => sql`
    with chosen as materialized (
      select learner.key from learner where ${conditionOf(scope, learner, selection)} and learner.key > ${after}
      order by learner.key limit ${AT_ONCE}),
    changed as (
      insert into "launch-learner" (tenant, "launchKey", "learnerKey", "assignedAt", "assignedBy")
      select ${scope.tenant.id}, ${launchKey}, key, ${scope.now.toISOString()}, ${scope.caller.name} from chosen
      on conflict do nothing returning 1)`,
  );
}

/** Takes the selected learners off the launch, all or none. Answers how many were taken off. */
export function unassign(scope: Scope, launchKey: string, selection: Selected): Promise<number> {
  const ofLaunch = sql`tenant = ${scope.tenant.id} and "launchKey" = ${launchKey}`;
  // Arrays, for how many are assigned the database learns only after a while.
  return inParts(
    scope,
    (after) => sql`
    with chosen as materialized (
      select "learnerKey" as key from "launch-learner" where ${ofLaunch} and "learnerKey" > ${after}
      order by "learnerKey" limit ${AT_ONCE}),
    changed as (
      delete from "launch-learner" where ${ofLaunch} and "learnerKey" = any(array(
        select learner.key from learner
        where ${conditionOf(scope, learner, selection)} and learner.key = any(array(select key from chosen))))
      returning 1)`,
  );
}

/** Learners whom one statement changes: what takes long is given up. */
const AT_ONCE = 10_000;

/**
 * Changes learners in the order of their keys, part by part in one transaction; `part` says which are looked at after a
 * key (`chosen`), and which of those are `changed`. Answers how many were changed.
 */
function inParts(scope: Scope, part: (after: string) => RawBuilder<unknown>): Promise<number> {
  return inTransaction(scope, {}, async ({ db }) => {
    let count = 0;
    for (let after: string | null = ''; after !== null;) {
      const { rows } = await sql<{ count: number; last: string | null }>`${part(after)}
        select (select count(*) from changed)::integer as count, (select max(key) from chosen) as last`.execute(db);
      count += rows[0]?.count ?? 0;
      after = rows[0]?.last ?? null;
    }
    return count;
  });
}

/** Who opened a launch when: an earlier access than the one that is known takes its place. Answers how many are known now. */
export async function reportAccess(
  scope: Scope,
  launchKey: string,
  accesses: readonly { learnerKey: string; at: string }[],
): Promise<number> {
  const { rows } = await sql`
    update "launch-learner" assigned set "accessedAt" = least(assigned."accessedAt", reported.at),
      "accessReportedAt" = coalesce(assigned."accessReportedAt", ${scope.now.toISOString()})
    from jsonb_to_recordset(${JSON.stringify(accesses)}::jsonb) as reported ("learnerKey" text, at timestamptz)
    where assigned.tenant = ${scope.tenant.id} and assigned."launchKey" = ${launchKey}
      and assigned."learnerKey" = reported."learnerKey" returning 1`.execute(scope.db);
  return rows.length;
}

/** Those of the learners that are assigned to the launch, with their first access. */
export async function assignedAmong({ tenant, db }: Scope, launchKey: string, learnerKeys: readonly string[]) {
  const { rows } = await sql<{ learnerKey: string; accessedAt: string | null }>`
    select "learnerKey", "accessedAt" from "launch-learner"
    where tenant = ${tenant.id} and "launchKey" = ${launchKey} and "learnerKey" = any(${[...learnerKeys]})`.execute(db);
  return new Map(rows.map((row) => [row.learnerKey, row.accessedAt]));
}
