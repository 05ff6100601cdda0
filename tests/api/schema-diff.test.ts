import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import type { PropertySchema } from '#model/vocabulary.ts';
import { createPostgresDatabase, engines, execute, postgresUrl } from '../support/engines.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { patient, remoteAdmin, type RemoteCall } from '../support/remote-client.ts';
import { startServing, type ServingProcess } from '../support/serving-process.ts';
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer.ts';

const MIGRATIONS = 'src/server/sql/migrations';

const hints = { filter: true, sortable: true };
const label: PropertySchema = { type: 'string', maxLength: 100, 'x-field': hints };
const first = { label, points: { type: 'integer', 'x-field': hints }, note: { type: 'string' } };
const name = { ...label, 'x-field': { ...hints, was: 'label', search: true } };
const second = {
  name,
  points: { type: 'number', 'x-field': hints },
  note: { type: 'string' },
  level: { type: 'string', maxLength: 9, default: 'Basic', 'x-field': { sortable: true } },
};

/** A database whose tables belong to somebody who is no superuser, as in production. */
async function ownedDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const { url, drop } = await createPostgresDatabase(server);
  const database = new URL(url).pathname.slice(1);
  const owner = `owner_of_${database}`;
  await execute(
    server,
    `do $$ begin create role rostrum_app nologin; exception when duplicate_object then null; end $$`,
  );
  await execute(server, `create role "${owner}" login; grant rostrum_app to "${owner}"`);
  await execute(server, `alter database "${database}" owner to "${owner}"`);
  await execute(url, `grant all on schema public to "${owner}"`);
  const owned = new URL(url);
  owned.username = owner;
  return {
    url: owned.href,
    async drop() {
      await drop();
      await execute(server, `drop role "${owner}"`);
    },
  };
}

// Each test starts servers and scripts in processes of their own.
const LIMIT = { timeout: 120_000 };

describe.each(engines)('on $name, with rows that are stored already', LIMIT, ({ name: engine }) => {
  let copy: ProjectCopy;
  let issuer: TokenIssuer;
  let env: Record<string, string>;
  let dropDatabase = async (): Promise<void> => {};
  let server: ServingProcess | undefined;

  beforeAll(async () => {
    [copy, issuer] = await Promise.all([copyProject(), startTokenIssuer()]);
    const database = engine === 'PostgreSQL' && postgresUrl ? await ownedDatabase(postgresUrl) : undefined;
    env = database ? { DATABASE_URL: database.url } : { DATA_DIR: join(copy.folder, '.data') };
    dropDatabase = database?.drop ?? dropDatabase;
    await writeSchema(first);
    await copy.generate();
    const call = await serve();
    for (const body of [{ label: 'Äpfel', points: 3, note: 'kept' }, { label: 'Long label' }]) {
      const { status, body: answer } = await call('/badge/save', body);
      if (status !== 200) throw new Error(JSON.stringify(answer));
    }
    await call('/badge/save-view', { name: 'Mine', ...view('label') });
  }, 120_000);

  afterAll(async () => {
    await server?.kill();
    await Promise.all([dropDatabase(), issuer.stop()]);
    await copy.remove();
  });

  const view = (field: string) => ({
    searchCriteria: { filter: { any: [{ [field]: { contains: 'label' } }, { points: { lessThan: 9 } }] } },
    sortConfig: { active: field, direction: 'desc' },
    columns: [field, 'points'],
  });

  const writeSchema = (properties: Record<string, PropertySchema>) => {
    const [text = ''] = Object.keys(properties);
    const resource = { name: 'badge', plural: 'Badges', text, list: { columns: [text], sort: [text, 'asc'] } };
    const schema = { title: 'Badge', type: 'object', required: [text], properties, 'x-resource': resource };
    return writeFile(join(copy.folder, 'schemas/badge.json'), JSON.stringify(schema));
  };

  const diff = (...flags: string[]) => copy.run('schema-diff', ...flags);

  const serve = async (): Promise<RemoteCall> => {
    await server?.kill();
    server = await startServing({ ...env, AUTH_SERVER_URL: issuer.url }, copy.folder);
    return patient(await remoteAdmin(server.url, issuer));
  };

  const itemsOf = async (call: RemoteCall, body: Values): Promise<Values[]> => {
    const answer = await call('/badge/paginated-list', body);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    return answer.body['items'] as Values[];
  };

  test('a name, a wider type, a search and a field with a default come to them', async () => {
    await writeSchema(second);
    expect(await diff('--dry-run')).toMatchObject({
      code: 0,
      output: expect.stringContaining('badge.label is called name now; its values, history, views and texts are kept'),
    });
    const { code, output } = await diff();
    expect([code, output]).toEqual([0, expect.stringContaining('-badge.ts')]);
    const call = await serve();
    const [apple, long] = await itemsOf(call, {});
    expect(apple).toMatchObject({ name: 'Äpfel', points: 3, note: 'kept', level: 'Basic' });
    expect(long).toMatchObject({ name: 'Long label', points: null, level: 'Basic' });
    expect(await itemsOf(call, { searchCriteria: { text: 'apfel' } })).toMatchObject([{ name: 'Äpfel' }]);
    const history = await call(`/badge/history?key=${String(apple?.['key'])}`);
    expect(JSON.stringify(history.body)).toContain('"field":"name"');
    expect((await call('/badge/views')).body).toMatchObject({ items: [{ name: 'Mine', ...view('name') }] });
    expect((await call('/badge/update', { key: apple?.['key'], points: 3.5 })).body).toMatchObject({ points: 3.5 });
  });

  test('what they would break stops the migration, which says how many and changes nothing', async () => {
    const tables = await readFile(join(copy.folder, MIGRATIONS, 'tables.json'), 'utf8');
    await writeSchema({ ...second, name: { ...name, maxLength: 5 } });
    const { code, output } = await diff();
    expect([code, output]).toEqual([0, expect.stringContaining('> badge.name must be at most 5 characters')]);
    const [file = ''] = /\d{4}-badge[.]ts/.exec(output) ?? [];
    await expect(serve()).rejects.toThrow(
      /1 row of "badge" stored before would break the schema. name must be at most 5 characters/,
    );
    await rm(join(copy.folder, MIGRATIONS, file));
    await writeFile(join(copy.folder, MIGRATIONS, 'tables.json'), tables);
    await writeSchema({ ...second, name: { ...name, maxLength: 10 } });
    expect((await diff()).code).toBe(0);
    expect(await itemsOf(await serve(), {})).toHaveLength(2);
  });

  test('a field is dropped only when that is said', async () => {
    const { note: _dropped, ...rest } = second;
    await writeSchema({ ...rest, name: { ...name, maxLength: 10 } });
    const refused = await diff();
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('Nothing was written.')]);
    expect((await diff('--allow-destructive')).code).toBe(0);
    const [apple] = await itemsOf(await serve(), {});
    expect(apple).toMatchObject({ name: 'Äpfel' });
    expect(apple).not.toHaveProperty('note');
  });
});
