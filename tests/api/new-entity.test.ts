import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { patient, remoteAdmin } from '../support/remote-client.ts';
import { startServing } from '../support/serving-process.ts';
import { startTokenIssuer } from '../support/token-issuer.ts';

let copy: ProjectCopy;

beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

const filesIn = async (folder: string) => (await readdir(join(copy.folder, folder), { recursive: true })).toSorted();

test.each([
  [['TrainingRoom', '--fields', 'name:text'], `"TrainingRoom" can't name an entity`, 'such as training-room'],
  [['learner', '--fields', 'name:text'], 'There is a "learner" already', 'schemas/learner.json'],
  [['class', '--fields', 'name:text'], '"class" has a meaning of its own', 'choose another name'],
  [['badge'], 'Say which fields it has', '--fields'],
  [['badge', '--fields', 'name:txt'], '"txt" is no kind', 'did you mean "text"?'],
  [['badge', '--fields', 'version:integer'], '"version" is taken', ''],
  [['badge', '--fields', 'status:choice'], 'status does not say of what', 'status:choice(draft|issued)'],
  [['badge', '--fields', 'name:text', '--section', 'main'], '"main" is no section', 'setup, none'],
  [['badge', '--fields', 'learner:reference(lerner)'], '"lerner" does not exist', 'did you mean "learner"?'],
])('%j is refused with a sentence, and leaves nothing behind', async (args, reason, advice) => {
  const before = [await filesIn('schemas'), await filesIn('src')];
  const { code, output } = await copy.run('new-entity', ...args);
  expect(code).toBe(1);
  expect(output).toContain(reason);
  expect(output).toContain(advice);
  expect([await filesIn('schemas'), await filesIn('src')]).toEqual(before);
});

test('one line makes an entity that is typed, served and listed', async () => {
  const fields = 'number:code!,issuedOn:date!,status:choice(draft|issued),learner:reference(learner)';
  const { code, output } = await copy.run('new-entity', 'training-badge', '--fields', fields);
  expect([code, output]).toEqual([0, expect.stringContaining('schemas/training-badge.json')]);
  const schema = await readFile(join(copy.folder, 'schemas/training-badge.json'), 'utf8');
  expect(schema).toContain('"$schema": "./meta-schema.json"');
  expect(schema).toContain('"plural": "Training badges"');
  expect(await copy.typeCheck('src/model')).toBe('');

  const issuer = await startTokenIssuer();
  const env = { DATA_DIR: join(copy.folder, '.data'), AUTH_SERVER_URL: issuer.url };
  const server = await startServing(env, copy.folder);
  const call = patient(await remoteAdmin(server.url, issuer));
  const badge = { number: 'B-1', issuedOn: '2026-01-31', status: 'issued' };
  expect((await call('/training-badge/save', badge)).status).toBe(200);
  const list = await call('/training-badge/paginated-list', { searchCriteria: { text: 'b-1' } });
  expect(list.body).toMatchObject({ totalItems: 1, items: [{ ...badge, learner: null }] });
  expect((await call('/training-badge/save', { number: 'B-2' })).body).toMatchObject({
    errors: { issuedOn: ['trainingBadge.issuedOn.required'] },
  });
  await Promise.all([server.kill(), issuer.stop()]);
}, 120_000);
