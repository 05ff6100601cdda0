import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { entityNamed } from '#model/entities.ts';
import type { Values } from '#model/values.ts';
import { violationsIn } from '#scripts/audit-invariants/violations-in.ts';
import { seedDemo } from '#scripts/demo/seed-demo.ts';
import { capture } from '#scripts/run.ts';
import type { Db } from '#server/sql/database.ts';
import { onEachEngine, startApi } from '../support/api.ts';
import type { Client } from '../support/client.ts';
import { engines } from '../support/engines.ts';
import { aNominationWorld, type NominationWorld, type Result } from '../support/nomination-world.ts';
import { noticesAbout } from '../support/notices-about.ts';

onEachEngine((api) => {
  let world: NominationWorld;
  let event: Values;
  let results: Result[];
  // A damaged event stays damaged: each test has its own, and asks for that alone.
  beforeEach(async () => {
    world ??= await aNominationWorld(api);
    event = await world.anEvent({ maxAttendees: 2 });
    results = await world.nominate(event, await world.learners(5));
  });
  const found = async () => {
    const violations = await violationsIn(api.database, api.config.tenants);
    const notices = (await noticesAbout(api, event)).map(({ key }) => key);
    const keys = new Set([event['key'], ...results.map(({ nominationKey }) => nominationKey), ...notices]);
    return violations.filter(({ key, says }) => keys.has(key) || says.includes(String(event['key'])));
  };
  const names = async () => [...new Set((await found()).map(({ invariant }) => invariant))];
  const keyOf = (index: number) => results[index]?.nominationKey ?? '';

  test('after everything that people may do all invariants hold', async () => {
    await world.act('nominations/withdraw', event, results.slice(0, 1));
    await world.act('waitlist/prioritise', event, results.slice(4), { priority: 3, reason: 'They asked early' });
    await api.admin.post('/event/update', { key: event['key'], maxAttendees: 3 });
    await api.admin.post('/event/update', { key: event['key'], maxAttendees: 1 });
    expect(await found()).toEqual([]);
    await world.call('cancel', event, { reason: 'Nobody has time' });
    expect(await found()).toEqual([]);
  });

  const set = (assignments: string, index: number) => (db: Db) =>
    sql`update nomination set ${sql.raw(assignments)} where key = ${keyOf(index)}`.execute(db);

  test.each<[string, string, (db: Db) => Promise<unknown>]>([
    ['overbooking', 'a third seat of two', set(`state = 'Confirmed'`, 2)],
    ['queue order', 'a place that is lost', set('sequence = null', 2)],
    ['queue order', 'two of one number', set('sequence = 4', 2)],
    [
      'queue order',
      'somebody who overtook',
      (db) =>
        sql`
      update nomination set state = case when key = ${keyOf(0)} then 'Withdrawn' else 'Confirmed' end
      where key in (${keyOf(0)}, ${keyOf(4)})`.execute(db),
    ],
    ['empty seats', 'a seat that nobody gave', set(`state = 'Withdrawn'`, 0)],
    [
      'orphans',
      'seats of a cancelled event',
      (db) =>
        sql`
      update event set "cancelledAt" = now() where key = ${String(event['key'])}`.execute(db),
    ],
    [
      'lost notices',
      'a notice that is gone',
      (db) =>
        sql`
      delete from outbox where "nominationKey" = ${keyOf(1)}`.execute(db),
    ],
    [
      'stuck notices',
      'a notice that nobody tries again',
      (db) =>
        sql`
      update outbox set attempts = 1, "nextAttemptAt" = now() - interval '3 hours'
      where "nominationKey" = ${keyOf(1)}`.execute(db),
    ],
    [
      'stuck notices',
      'a notice that failed, and nobody knows why',
      (db) =>
        sql`
      update outbox set state = 'Failed' where "nominationKey" = ${keyOf(1)}`.execute(db),
    ],
    [
      'lost history',
      'a history that is gone',
      (db) =>
        sql`
      delete from audit where entity = 'nomination' and key = ${keyOf(1)}`.execute(db),
    ],
  ])('%s: finds %s', async (invariant, _what, plant) => {
    expect(await found()).toEqual([]);
    await plant(api.database.forTenant('rostrum'));
    expect(await names()).toContain(invariant);
  });

  test('what the database itself forbids is found too, where it could not', async () => {
    const { owner } = api.database;
    await sql`drop index "nomination.learnerKey.active"`.execute(owner);
    await sql`alter table nomination drop constraint "nomination.learnerKey.reference"`.execute(owner);
    await set(`"learnerKey" = '${results[3]?.learnerKey}'`, 2)(api.database.forTenant('rostrum'));
    expect(await names()).toEqual(['duplicates']);
    await set(`"learnerKey" = '${'f'.repeat(32)}'`, 2)(api.database.forTenant('rostrum'));
    expect(await names()).toEqual(['orphans']);
  });
});

test('demo data have nominations in every state, and keep all invariants', { timeout: 120_000 }, async () => {
  const [engine] = engines;
  if (!engine) throw new Error('There is no engine');
  const api = await startApi(engine);
  await seedDemo(api.database, api.config.tenants);
  const states = new Set((await allNominations(api.admin)).map(({ state }) => state));
  expect(states).toEqual(new Set(entityNamed('nomination').state?.property.enum));
  expect(await violationsIn(api.database, api.config.tenants)).toEqual([]);
  await api.close();
});

async function allNominations(admin: Client): Promise<Values[]> {
  const pages = Array.from({ length: 4 }, (_, pageIndex) =>
    admin.list('nomination', { pageOptions: { pageIndex, pageSize: 100 } }),
  );
  return (await Promise.all(pages)).flat();
}

const postgres = engines.find(({ name }) => name === 'PostgreSQL');

describe.runIf(postgres)('on PostgreSQL', () => {
  test('the command ends with 0 where all is well, else it names what it finds and ends with 1', async () => {
    if (!postgres) return;
    const api = await startApi(postgres);
    const audit = () => capture('node', ['scripts/audit-invariants.ts', '--database', String(api.databaseUrl)]);
    const well: unknown = expect.stringContaining('All is well: overbooking, duplicates');
    expect(await audit()).toMatchObject({ code: 0, output: well });
    const world = await aNominationWorld(api);
    await world.nominate(await world.anEvent({ maxAttendees: 1 }), await world.learners(2));
    await sql`update nomination set state = 'Confirmed', "waitlistedAt" = null`.execute(
      api.database.forTenant('rostrum'),
    );
    const damage: unknown = expect.stringMatching(/^overbooking: rostrum\/[0-9a-f]{32} 2 seats are held/m);
    expect(await audit()).toMatchObject({ code: 1, output: damage });
    await api.close();
  });
});
