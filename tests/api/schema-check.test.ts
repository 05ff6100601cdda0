import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPostgresDatabase, engines, postgresUrl } from '../support/engines.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { patient, remoteAdmin } from '../support/remote-client.ts';
import { startServing } from '../support/serving-process.ts';
import { startTokenIssuer } from '../support/token-issuer.ts';

// Each test runs scripts in processes of their own.
const LIMIT = { timeout: 120_000 };

describe.each(engines)('on $name, since a release', LIMIT, ({ name: engine }) => {
  let copy: ProjectCopy;
  let where: string;
  let dropDatabase = async (): Promise<void> => {};

  beforeAll(async () => {
    copy = await copyProject();
    const server = engine === 'PostgreSQL' && postgresUrl ? await createPostgresDatabase(postgresUrl) : undefined;
    where = server?.url ?? join(copy.folder, '.data');
    dropDatabase = server?.drop ?? dropDatabase;
    const issuer = await startTokenIssuer();
    const env: Record<string, string> = server ? { DATABASE_URL: where } : { DATA_DIR: where };
    const serving = await startServing({ ...env, AUTH_SERVER_URL: issuer.url }, copy.folder);
    const call = patient(await remoteAdmin(serving.url, issuer));
    for (const name of ['Diwali', 'Independence Day']) {
      await call('/holiday/save', { name, startDate: '2026-01-01', endDate: '2026-01-02' });
    }
    const filter = { endDate: { lessThan: '2027-01-01' } };
    await call('/holiday/save-view', { name: 'Soon', searchCriteria: { filter } });
    await Promise.all([serving.kill(), issuer.stop()]);
  }, 120_000);

  afterAll(() => Promise.all([dropDatabase(), copy.remove()]));

  const holiday = () => join(copy.folder, 'schemas/holiday.json');
  const change = async (edit: (text: string) => string) => {
    await writeFile(holiday(), edit(await readFile(holiday(), 'utf8')));
  };
  const check = (...flags: string[]) => copy.run('schema-check', ...flags);

  test('the schemas of the release break nothing', async () => {
    const first = await check('--release');
    expect([first.code, first.output]).toEqual([0, expect.stringContaining('schemas/released.json')]);
    const { code, output } = await check('--database', where);
    expect([code, output]).toEqual([0, expect.stringContaining('Nothing breaks since the last release.')]);
  });

  test('a database that is not there, and a flag that is none, are refused in a sentence', async () => {
    const { code, output } = await check('--database', '/nowhere');
    expect([code, output.trim()]).toEqual([1, 'There is no database in the folder "/nowhere".']);
    const unknown = await check('--databse', where);
    const said = "Unknown option '--databse'. There are --database, --release, --allow-breaking.";
    expect([unknown.code, unknown.output.trim()]).toEqual([1, said]);
  });

  test('what clients, rows and views would lose is said with numbers, and fails unless it is meant', async () => {
    await change((text) =>
      text
        .replace('"maxLength": 100', '"maxLength": 10')
        .replace(/,\s*"atMost": "endDate"/, '')
        .replaceAll(/"endDate"/g, '"lastDate"'),
    );
    const { code, output } = await check('--database', where);
    expect(code).toBe(1);
    expect(output).toContain('holiday.endDate is gone');
    expect(output).toContain('holiday.lastDate is new and required');
    expect(output).toContain('holiday.name has maxLength 10, had 100');
    expect(output).toContain('1 of 2 rows of holiday break holiday.name.maxLength');
    expect(output).toContain('2 of 2 rows of holiday break holiday.lastDate.required');
    expect(output).toContain('the view "Soon" of Asha on holiday: its filter does not fit the fields any more');
    expect((await check('--database', where, '--allow-breaking')).code).toBe(0);
  });

  test('a field that says what it was called loses clients, but neither rows nor views', async () => {
    await change((text) =>
      text
        .replace('"maxLength": 10', '"maxLength": 100')
        .replace(/("lastDate": \{[^]*?"x-field": \{)/, '$1 "was": "endDate",'),
    );
    const { code, output } = await check('--database', where);
    expect([code, output]).toEqual([1, expect.stringContaining('holiday.endDate is called lastDate now')]);
    expect(output).not.toContain('rows of holiday break');
    expect(output).not.toContain('Saved views');
  });

  test('a mistake in a schema is told with its place, whatever else is allowed', async () => {
    await change((text) => text.replace('"sortable"', '"sortabel"'));
    const { code, output } = await check('--allow-breaking');
    expect([code, output]).toEqual([1, expect.stringContaining('did you mean "sortable"?')]);
  });
});
