import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSchemas } from './read-schemas.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rostrum-schemas-'));
});

afterAll(() => rm(folder, { recursive: true }));

test('the schemas of the product are valid', async () => {
  const names = (await readSchemas('schemas')).map((schema) => schema['x-resource'].name);
  expect(names).toContain('learning-environment');
});

test.each<[string, (text: string) => string, string]>([
  [
    'a misspelt hint',
    (text) => text.replace('"sortable"', '"sortabel"'),
    'holiday.json/properties/name/x-field: "sortabel" is not allowed here; did you mean "sortable"?',
  ],
  [
    'a keyword that the dialect does not have',
    (text) => text.replace('"minLength": 1', '"contentEncoding": "base64"'),
    'holiday.json/properties/name: "contentEncoding" is not allowed here',
  ],
  [
    'an unknown format',
    (text) => text.replace('"format": "date"', '"format": "dates"'),
    'holiday.json/properties/startDate/format: must be equal to one of the allowed values: date, date-time, time, ' +
      'email, uri, phone, code, lookup, reference, key, money, percentage, duration; did you mean "date"?',
  ],
  [
    'a column that is no field',
    (text) => text.replace('"columns": ["name"', '"columns": ["nam"'),
    'holiday.json/x-resource/list/columns: "nam" does not exist; did you mean "name"?',
  ],
  [
    'a rule that names no field',
    (text) => text.replace('"atMost": "endDate"', '"atMost": "endDat"'),
    'holiday.json/properties/startDate/x-field: "endDat" does not exist; did you mean "endDate"?',
  ],
  [
    'an unknown role',
    (text) => text.replace('"list": ["superAdmin"]', '"list": ["admin"]'),
    'holiday.json/x-resource/access/list/0: must be equal to one of the allowed values: superAdmin, trainer, instructor',
  ],
  [
    'an operation of another type',
    (text) => text.replace('"filter": true', '"filter": ["between"]'),
    'holiday.json/properties/name/x-field/filter: text has no "between"',
  ],
  [
    'a name that differs from the file',
    (text) => text.replace('"name": "holiday"', '"name": "feast"'),
    'feast.json/x-resource/name: the file must be named feast.json',
  ],
])('%s fails with file, pointer, reason and suggestion', async (_, mistake, message) => {
  await cp('schemas', folder, { recursive: true });
  const file = join(folder, 'holiday.json');
  await writeFile(file, mistake(await readFile(file, 'utf8')));
  await expect(readSchemas(folder)).rejects.toThrow(message);
});

test('the example of the README is a valid schema', async () => {
  await cp('schemas', folder, { recursive: true });
  const [, example = ''] = /```json\n([^]*?)```/.exec(await readFile('README.md', 'utf8')) ?? [];
  await writeFile(join(folder, 'certificate.json'), example);
  const names = (await readSchemas(folder)).map((schema) => schema['x-resource'].name);
  await rm(join(folder, 'certificate.json'));
  expect(names).toContain('certificate');
});

test('text that is no JSON is named with its file', async () => {
  await cp('schemas', folder, { recursive: true });
  await writeFile(join(folder, 'holiday.json'), '{ "title": ');
  await expect(readSchemas(folder)).rejects.toThrow(/^holiday[.]json: /);
});
