import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/sql/database.ts';
import { migrate } from '#server/sql/migrate.ts';
import { entityNamed } from '#model/entities.ts';
import { demoRecords } from '#scripts/demo/demo-records.ts';
import { insertMany } from '#server/records/insert-many.ts';
import { createPostgresDatabase, execute, postgresUrl } from '../support/engines.ts';

// Without PostgreSQL `npm test` says loudly that this did not run, and fails in CI.
test.runIf(postgresUrl)('an owner without superuser rights can migrate, fill and serve its database', async () => {
  const server = String(postgresUrl);
  const owner = `owner_${randomBytes(6).toString('hex')}`;
  const { url, drop } = await createPostgresDatabase(server);
  await execute(server, `create role ${owner} login createrole`);
  await execute(server, `alter database "${new URL(url).pathname.slice(1)}" owner to ${owner}`);
  await execute(
    server,
    `do $$ begin create role rostrum_app nologin; exception when duplicate_object then null; end $$`,
  );
  await execute(server, `grant rostrum_app to ${owner}`);
  const own = new URL(url);
  own.username = owner;
  const database = await openDatabase({ url: own.href });
  await migrate(database.owner);
  const records = [...demoRecords(entityNamed('holiday'), 12, 1)];
  const batch = { tenant: 'rostrum', createdById: 'x', records };
  await insertMany(database.forTenant('rostrum'), entityNamed('holiday'), batch);
  const { rows } = await sql`select key from holiday`.execute(database.forTenant('rostrum'));
  expect(rows).toHaveLength(12);
  await database.close();
  await drop();
  await execute(server, `drop role ${owner}`);
});
