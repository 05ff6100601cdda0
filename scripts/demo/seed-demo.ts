import { sql } from 'kysely';
import { entities } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import { DEFAULT_CULTURE } from '#model/limits.ts';
import { MODULE } from '#model/messages.ts';
import type { Values } from '#model/values.ts';
import type { Tenant } from '#server/config.ts';
import type { Caller, Scope } from '#server/context.ts';
import { createTotals } from '#server/records/totals.ts';
import { insertMany } from '#server/records/insert-many.ts';
import type { Database, Db } from '#server/sql/database.ts';
import { academyCounts, academyPools } from './academy-pools.ts';
import { demoRecords, type Keys } from './demo-records.ts';
import { seedAgendas, settleLaunches } from './seed-agendas.ts';
import { seedAttendance } from './seed-attendance.ts';
import { seedFeedback } from './seed-feedback.ts';
import { seedNominations } from './seed-nominations.ts';

/** Records per entity that a newcomer finds; other entities get `OTHERS`. */
const rostrumCounts: Record<string, number> = {
  learner: 640,
  'learning-environment': 24,
  holiday: 8,
  'venue-location': 10,
};
const OTHERS = 12;
const BATCH = 1000;

/** What people make records of, each after those that it refers to. */
const referencedFirst = entities
  .filter(({ access }) => access.create.length > 0)
  .reduce<Entity[]>((order, entity) => withReferenced(order, entity), []);

function withReferenced(order: Entity[], entity: Entity): Entity[] {
  if (order.includes(entity)) return order;
  const fields = entity.fields.flatMap((field) => [field, ...field.fields]);
  const targets = new Set(fields.map(({ hints }) => hints.reference?.to));
  const others = entities.filter(({ name }) => targets.has(name) && name !== entity.name);
  return [...others.reduce(withReferenced, order), entity];
}

const CREATOR = '00000000-0000-4000-8000-000000000000';

const caller: Caller = {
  id: CREATOR,
  name: 'Demo data',
  firstName: '',
  lastName: '',
  email: '',
  loginCode: '',
  roles: ['superAdmin'],
};

/** Whether nobody has ever written to this database. Asked and written as each tenant, as any request is. */
export async function isUntouched(database: Database, tenants: readonly Tenant[]): Promise<boolean> {
  const uses = tenants.map(async ({ id }) => {
    const { rows } = await sql<{ isUsed: boolean }>`
      select exists (select from audit) or exists (select from learner) as "isUsed"`.execute(database.forTenant(id));
    return rows[0]?.isUsed;
  });
  return !(await Promise.all(uses)).includes(true);
}

/**
 * Fills every entity of the tenants; `counts` says how many of which. Same seed, same records; the sessions of events
 * lie around `now`.
 */
export async function seedDemo(
  database: Database,
  tenants: readonly Tenant[],
  { counts = {}, seed = 1, now = new Date() }: { counts?: Record<string, number>; seed?: number; now?: Date } = {},
): Promise<void> {
  for (const [index, tenant] of tenants.entries()) {
    const known: Keys = {};
    const records = new Map<string, Values>();
    // Two tenants with the same names could be taken for each other.
    const [usual, ownPools, name] =
      index === 0 ? [rostrumCounts, {}, 'Riverside Training'] : [academyCounts, academyPools, 'Hillside Academy'];
    // All or nothing: half of it would look like a database that people use.
    await database
      .forTenant(tenant.id)
      .transaction()
      .execute(async (db) => {
        for (const entity of referencedFirst) {
          const count = counts[entity.name] ?? usual[entity.name] ?? OTHERS;
          const made = demoRecords(entity, count, seed + index, { known, records, ownPools });
          await insertAll(db, tenant, entity, made);
        }
        await mapSome(db, tenant);
        await assignSome(db, tenant);
        await nameIssuer(db, tenant, name);
        const meetings = { roomServer: undefined, webhook: undefined };
        const site = { culture: 'en', url: '', learningUrl: '', sender: { name: '', email: '' } };
        const clock = () => now;
        const scope = { tenant, caller, db, now, clock, totals: createTotals(), followUps: {}, meetings, site };
        const events = await seedAgendas(scope, known);
        await mapFirstTrainer(scope);
        await seedNominations(scope, events);
        await settleLaunches(scope);
        for (const event of events) await seedAttendance(scope, event);
        for (const event of events) await seedFeedback(scope, event);
        await sendOldNotices(scope);
      });
  }
}

/** Environments map trainers, instructors and programs. */
async function mapSome(db: Db, { id }: Tenant): Promise<void> {
  for (const mapped of ['trainer', 'instructor', 'program']) {
    const table = sql.table(`learning-environment-${mapped}`);
    await sql`insert into ${table}
      select ${id}, environment.key, other.key, environment."creationTime", 'Demo data'
      from "learning-environment" environment
      join ${sql.table(mapped)} other on other.tenant = environment.tenant
        and (hashtext(environment.code || other.key) % 4 = 0)
        and ${mapped === 'trainer' ? sql`other."employeeCode" <> 'TR0001'` : sql`true`}
      where environment.tenant = ${id}`.execute(db);
  }
}

/**
 * The first trainer, whom a demo user is, is mapped to the one environment that has most events to fill, and to no other:
 * so that there is something to see, and something not to.
 */
async function mapFirstTrainer({ db, tenant, now }: Scope): Promise<void> {
  await sql`insert into "learning-environment-trainer"
    select launch.tenant, launch."learningEnvironmentKey", trainer.key, now(), 'Demo data'
    from "program-launch" launch join trainer on trainer.tenant = launch.tenant and trainer."employeeCode" = 'TR0001'
    left join event on event.tenant = launch.tenant and event."launchKey" = launch.key
    where launch.tenant = ${tenant.id}
    group by 1, 2, 3
    order by count(*) filter (where event."launchedAt" is not null and event."cancelledAt" is null
      and event."startAt" > ${now.toISOString()}) desc, count(event.key) desc, count(*) desc, 2
    limit 1`.execute(db);
}

/** Only what the last two days have brought is still to be sent: enough to see, and no flood at the first start. */
async function sendOldNotices({ db, tenant, now }: Scope): Promise<void> {
  await sql`update outbox set state = 'Sent', attempts = 1, "sentAt" = "creationTime", "messageId" = key || '@demo.example'
    where tenant = ${tenant.id} and "creationTime" < ${now.toISOString()}::timestamptz - interval '2 days'`.execute(db);
}

/** What a tenant calls itself on its certificates. */
async function nameIssuer(db: Db, { id }: Tenant, name: string): Promise<void> {
  await sql`insert into "module-resource" (tenant, "cultureName", "moduleName", name, value)
    values (${id}, ${DEFAULT_CULTURE}, ${MODULE}, 'certificate.issuer', ${name})`.execute(db);
}

/** Every launch is assigned to some learners, who know of it, and of whom a third have opened it. */
async function assignSome(db: Db, { id }: Tenant): Promise<void> {
  await sql`insert into "launch-learner" (tenant, "launchKey", "learnerKey", "assignedAt", "assignedBy", "toldAt", "accessedAt")
    select launch.tenant, launch.key, learner.key, launch."creationTime", 'Demo data', launch."creationTime",
      case when hashtext(learner.key || launch.key) % 3 = 0 then launch."creationTime" + interval '2 days' end
    from "program-launch" launch
    join learner on learner.tenant = launch.tenant and learner.status and hashtext(launch.key || learner.key) % 16 = 0
    where launch.tenant = ${id}`.execute(db);
}

async function insertAll(db: Db, tenant: Tenant, entity: Entity, records: Iterable<Values>): Promise<void> {
  let batch: Values[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await insertMany(db, entity, { tenant: tenant.id, createdById: CREATOR, records: batch });
    batch = [];
  };
  for (const record of records) {
    if (batch.push(record) === BATCH) await flush();
  }
  await flush();
}
