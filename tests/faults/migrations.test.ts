import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { entities, entityNamed } from '#model/entities.ts';
import { demoRecords } from '#scripts/demo/demo-records.ts';
import { insertMany } from '#server/records/insert-many.ts';
import { openDatabase } from '#server/sql/database.ts';
import { migrate } from '#server/sql/migrate.ts';
import { createPostgresDatabase, engines, postgresUrl } from '../support/engines.ts';
import { startServing } from '../support/serving-process.ts';

const FIRST = '0001-foundation';

test.each(engines)('on $name an older database is brought to the newest form, once', async ({ openFresh }) => {
  const { database, drop } = await openFresh();
  expect(await migrate(database.owner, FIRST)).toEqual([FIRST]);
  await sql`insert into "module-resource" values ('rostrum', 'en', 'app', 'app.name', 'Kept')`.execute(database.owner);
  const rest = await migrate(database.owner);
  expect(rest.length).toBeGreaterThan(0);
  expect(rest).not.toContain(FIRST);
  expect(await migrate(database.owner)).toEqual([]);
  const { rows } = await sql`select value from "module-resource"`.execute(database.owner);
  expect(rows).toEqual([{ value: 'Kept' }]);
  for (const entity of entities) {
    const records = [...demoRecords(entity, 3, 1)].map((record) => ({ ...record, managerKey: null }));
    if (entity.fields.some(({ hints }) => hints.reference && hints.reference.to !== entity.name)) continue;
    const known = new Set(entityNamed(entity.name).fields.map(({ name }) => name));
    const kept = records.map((record) =>
      Object.fromEntries(Object.entries(record).filter(([name]) => known.has(name))),
    );
    await insertMany(database.owner, entity, { tenant: 'rostrum', createdById: 'x', records: kept });
  }
  await drop();
});

test.each(engines)('on $name a migration that fails leaves nothing behind, and says why', async ({ openFresh }) => {
  const { database, drop } = await openFresh();
  await migrate(database.owner, FIRST);
  // The last of the tables is in the way: everything before it has been made by then.
  await sql`create table "learning-environment" (in_the_way text)`.execute(database.owner);
  await expect(migrate(database.owner)).rejects.toThrow(/learning-environment.*already exists/);
  const tables = async () => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(database.owner);
    return rows.map(({ name }) => name);
  };
  expect(await tables()).not.toContain('learner');
  await sql`drop table "learning-environment"`.execute(database.owner);
  await migrate(database.owner);
  expect(await tables()).toEqual(expect.arrayContaining(entities.map(({ name }) => name)));
  await drop();
});

// Without PostgreSQL `npm test` says loudly that this did not run, and fails in CI.
test.runIf(postgresUrl)(
  'of three servers that start at once on an empty PostgreSQL one migrates, and all serve',
  async () => {
    const { url, drop } = await createPostgresDatabase(String(postgresUrl));
    const servers = await Promise.all(Array.from({ length: 3 }, () => startServing({ DATABASE_URL: url })));
    const migrated = servers.map(({ output }) => Number(/migrated (\d+)/.exec(output())?.[1]));
    const database = await openDatabase({ url });
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      database.owner,
    );
    expect(migrated.toSorted((a, b) => a - b)).toEqual([0, 0, rows.length]);
    expect(rows[0]).toEqual({ name: FIRST });
    for (const { url: origin } of servers) expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    await Promise.all(servers.map((server) => server.kill()));
    await database.close();
    await drop();
  },
);
