import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SchemaFile, StudioAnswer } from '#model/studio.ts';
import { studioPlugin } from '#scripts/studio/studio-plugin.ts';
import { freePort } from '#tests/support/free-port.ts';

let vite: ViteDevServer;
let root: string;
let port: number;

beforeAll(async () => {
  [root, port] = await Promise.all([mkdtemp(join(tmpdir(), 'rostrum-studio-')), freePort()]);
  const server = { port, strictPort: true, host: '127.0.0.1', allowedHosts: true as const };
  vite = await createServer({ root, configFile: false, appType: 'custom', server, plugins: [studioPlugin()] });
  await vite.listen();
});
afterAll(async () => {
  await vite.close();
  await rm(root, { recursive: true });
});

interface Answer<Body> {
  status: number | undefined;
  body: Body;
}

const json = { 'content-type': 'application/json' };

/** Over plain HTTP, for `fetch` lets nobody choose the name of the host. */
function send<Body>(call: string, text: string, headers: object = json, method = 'POST'): Promise<Answer<Body>> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path: `/__studio/${call}`, method, headers: { ...headers } });
    asked.on('error', reject).on('response', (response) => {
      let answered = '';
      response.on('data', (part: Buffer) => (answered += part.toString()));
      response.on('end', () => resolve({ status: response.statusCode, body: JSON.parse(answered) }));
    });
    asked.end(text);
  });
}

const ask = <Body>(call: string, body: object) => send<Body>(call, JSON.stringify(body));
const topicText = () => readFile('schemas/topic.json', 'utf8');
const preview = async (text: string, name = 'topic') => (await ask<StudioAnswer>('preview', { name, text })).body;

async function topicWith(change: (schema: Record<string, Record<string, unknown>>) => void): Promise<string> {
  const schema = JSON.parse(await topicText());
  change(schema);
  return JSON.stringify(schema);
}

test('a new field is told in every form that the engine gives it', async () => {
  const text = await topicWith(({ properties = {} }) => {
    properties['level'] = { type: 'string', enum: ['basic', 'expert'], 'x-field': { filter: true } };
  });
  const { problems, preview: shown } = await preview(text);
  expect(problems).toEqual([]);
  expect(shown?.records['topic']?.every(({ level }) => level === 'basic' || level === 'expert')).toBe(true);
  expect(shown?.csv).toContain(',level');
  expect(shown?.types).toContain("level?: 'basic' | 'expert'");
  expect(shown?.migration?.source).toContain('alter table "topic" add column "level"');
  expect(shown?.changes.rows).toEqual([{ says: 'topic.level is new', effect: 'adds' }]);
  expect(shown?.changes.screens).toContain('level can be filtered');
});

test('what breaks rows or clients is said, and so is who reviews it', async () => {
  const text = await topicWith(({ properties = {} }) => delete properties['description']);
  const { preview: shown } = await preview(text);
  expect(shown?.changes.rows).toEqual([{ says: 'topic.description is dropped, with every value', effect: 'destroys' }]);
  expect(shown?.changes.breaks).toEqual(['topic.description is gone']);
  expect(shown?.migration?.source).toContain('npm run schema:diff');
});

test('a text that is no JSON is told as such', async () => {
  const { problems, preview: shown } = await preview('{ "title": }');
  expect(problems).toEqual([
    { file: 'topic.json', pointer: '', reason: expect.stringContaining("Unexpected token '}'") },
  ]);
  expect(shown).toBeUndefined();
});

test('a keyword that there is not is told as the generator tells it', async () => {
  const text = await topicWith(({ properties = {} }) => {
    properties['name'] = { type: 'string', 'x-field': { fliter: true } };
  });
  const reason = '"fliter" is not allowed here; did you mean "filter"?';
  expect((await preview(text)).problems).toEqual([{ file: 'topic.json', pointer: '/properties/name/x-field', reason }]);
});

test('what a change breaks in other schemas is told, and an entity is not renamed by its text alone', async () => {
  const text = await topicWith(({ properties = {} }) => delete properties['status']);
  const ownAlone = (await preview(text)).problems;
  expect(new Set(ownAlone.map(({ file }) => file))).toEqual(new Set(['topic.json']));
  const renamed = await topicWith((schema) => Object.assign(schema['x-resource'] ?? {}, { name: 'venue' }));
  const following = (await preview(renamed)).problems;
  expect(following).toContainEqual(
    expect.objectContaining({ file: 'training.json', reason: expect.stringContaining('"topic"') }),
  );
});

test.each(['../package', 'meta-schema', 'common', 'class', 'Topic', ''])(
  'nothing is opened, previewed or saved as "%s"',
  async (name) => {
    for (const call of ['open', 'preview', 'save']) {
      expect(await ask(call, { name, text: '{}' })).toMatchObject({ status: 400, body: { errors: {} } });
    }
  },
);

test('a new entity begins with a text that is right', async () => {
  const { body } = await ask<SchemaFile>('open', { name: 'training-room' });
  expect(body.version).toBeUndefined();
  const { problems, preview: shown } = await preview(body.text, 'training-room');
  expect(problems).toEqual([]);
  expect(shown?.schema.title).toBe('Training room');
});

test('a file that changed on disk meanwhile is not overwritten, and neither is one by a text with mistakes', async () => {
  const before = await topicText();
  const { body } = await ask<SchemaFile>('open', { name: 'topic' });
  const text = await topicWith((schema) => Object.assign(schema, { title: 'Subject' }));
  const late = await ask('save', { name: 'topic', text, version: 'of yesterday' });
  expect(late).toEqual({ status: 409, body: { errors: { '': ['topic.json was changed on disk meanwhile.'] } } });
  expect((await ask('save', { name: 'topic', text: '{}', version: body.version })).status).toBe(400);
  expect(await topicText()).toBe(before);
});

test.each([
  ['a page of somebody else', { ...json, origin: 'http://evil.test' }, 'POST'],
  ['a name that leads here from elsewhere', { ...json, host: 'evil.test' }, 'POST'],
  ['a form of another page', { 'content-type': 'text/plain' }, 'POST'],
  ['an address that is only opened', json, 'GET'],
])('it does not answer %s', async (_who, headers, method) => {
  const body = method === 'GET' ? '' : '{"name":"topic"}';
  expect(await send('open', body, headers, method)).toMatchObject({ status: 403, body: { errors: {} } });
});

test('a body that is no JSON, and a call that there is not, are refused', async () => {
  expect((await send('preview', '{')).status).toBe(400);
  expect((await ask('format', {})).status).toBe(404);
  expect((await ask('preview', { name: 'topic' })).status).toBe(400);
});
