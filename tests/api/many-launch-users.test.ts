import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { copyRows } from '#scripts/bench/server/copy-rows.ts';
import { aLearner, onEachEngine } from '../support/api.ts';
import { aNominationWorld } from '../support/nomination-world.ts';

const LEARNERS = 20_500;
/** Of which a database is sure to take as many in the time that a statement has. */
const AT_ONCE = 10_000;
const department = 'Everybody';

onEachEngine((api) => {
  let launch: Values;
  const owner = () => api.database.owner;
  beforeAll(async () => {
    const world = await aNominationWorld(api);
    ({ launch } = await world.aLaunch(department));
    await api.admin.save('learner', aLearner({ department, employeeCode: 'E' }));
    await copyRows(owner(), 'learner', LEARNERS - 1, {
      key: `substr(key, 1, 26) || lpad(to_hex(copy), 6, '0')`,
      employeeCode: `"employeeCode" || '-' || copy`,
      employeeCodeFolded: `"employeeCodeFolded" || '-' || copy`,
    });
    // In the place of one that gives up what takes long.
    await sql`
      create function refuse_many() returns trigger language plpgsql as $$ begin
        if (select count(*) from changed) > ${sql.lit(AT_ONCE)} then raise exception 'These are too many at once'; end if;
        return null;
      end $$`.execute(owner());
    await sql`create trigger few_assigned after insert on "launch-learner" referencing new table as changed
      for each statement execute function refuse_many()`.execute(owner());
    await sql`create trigger few_taken_off after delete on "launch-learner" referencing old table as changed
      for each statement execute function refuse_many()`.execute(owner());
  });
  afterEach(() => sql`drop trigger if exists refused on "launch-learner"`.execute(owner()));

  const everybody = { searchCriteria: {} };
  const change = (verb: 'map' | 'unmap') =>
    api.admin.post(`/program-launch/${verb}-users`, everybody, { key: String(launch['key']) });
  const assigned = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from "launch-learner" where "launchKey" = ${launch['key']}`.execute(owner());
    return rows[0]?.count;
  };

  test('more learners than one statement can change are assigned by one call, and taken off by one', async () => {
    expect((await change('map')).body).toEqual({ count: LEARNERS });
    expect(await assigned()).toBe(LEARNERS);
    expect((await change('map')).body).toEqual({ count: 0 });
    expect((await change('unmap')).body).toEqual({ count: LEARNERS });
    expect(await assigned()).toBe(0);
  });

  test('when the last of them goes wrong nobody is assigned', async () => {
    await sql`
      create or replace function refuse_last() returns trigger language plpgsql as $$ begin
        if new."learnerKey" = (select max(key) from learner) then raise exception 'Refused'; end if;
        return new;
      end $$`.execute(owner());
    await sql`create trigger refused before insert on "launch-learner" for each row execute function refuse_last()`.execute(
      owner(),
    );
    expect((await change('map')).status).toBe(500);
    expect(await assigned()).toBe(0);
  });
});
