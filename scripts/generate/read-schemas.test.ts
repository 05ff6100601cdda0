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

/** Reads the schemas of the product, one of which has a mistake. */
async function readMistaken(name: string, mistake: (text: string) => string): Promise<unknown> {
  await cp('schemas', folder, { recursive: true });
  const file = join(folder, name);
  await writeFile(file, mistake(await readFile(file, 'utf8')));
  return readSchemas(folder);
}

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
      'email, uri, phone, time-zone, country, code, lookup, reference, key, money, percentage, duration, recurrence; did you mean "date"?',
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
    'a former name that is still in use',
    (text) => text.replace('"search": true', '"search": true, "was": "startDate"'),
    'holiday.json/properties/name/x-field/was: "startDate" is still a field',
  ],
  [
    'a record that is called by what is no text',
    (text) => text.replace('"text": "name"', '"text": "startDate"'),
    'holiday.json/x-resource/text: "startDate" is no text, which records are called by',
  ],
  [
    'a name that differs from the file',
    (text) => text.replace('"name": "holiday"', '"name": "feast"'),
    'feast.json/x-resource/name: the file must be named feast.json',
  ],
])('%s fails with file, pointer, reason and suggestion', async (_, mistake, message) => {
  await expect(readMistaken('holiday.json', mistake)).rejects.toThrow(message);
});

test.each<[string, (text: string) => string, string]>([
  [
    'a state that is no value of the field',
    (text) => text.replace('"to": "Inactive"', '"to": "Inactiv"'),
    'program-launch.json/x-resource/actions/deactivate/to: "Inactiv" does not exist; did you mean "Inactive"?',
  ],
  [
    'a field of the state that does not exist',
    (text) => text.replace('"state": "status"', '"state": "stat"'),
    'program-launch.json/x-resource/state: "stat" does not exist',
  ],
  [
    'an input that is no field of the record',
    (text) => text.replace('"inactiveReason": { "title": "Reason"', '"reason": { "title": "Reason"'),
    'program-launch.json/x-resource/actions/deactivate/input: "reason" does not exist',
  ],
  [
    'a guard that asks for no field',
    (text) =>
      text.replace('"id": "archive",', '"id": "archive", "guards": [{ "must": { "colour": "red" }, "message": "-" }],'),
    'program-launch.json/x-resource/actions/archive/guards/0/must: unknownField',
  ],
  [
    "an action with another call's name",
    (text) => text.replace('"id": "archive"', '"id": "remove"'),
    'program-launch.json/x-resource/actions/remove/id: "remove" is the name of another call',
  ],
  [
    'a misspelt part of an action',
    (text) => text.replace('"confirm"', '"comfirm"'),
    'program-launch.json/x-resource/actions/1: "comfirm" is not allowed here; did you mean "confirm"?',
  ],
])('in actions, %s fails with file, pointer and reason', async (_, mistake, message) => {
  await expect(readMistaken('program-launch.json', mistake)).rejects.toThrow(message);
});

test.each<[string, (text: string) => string, string]>([
  [
    'no field',
    (text) => text.replace('"learnerKey.department"', '"learnerKey.departmint"'),
    'nomination.json/properties/department/x-field/through: "learnerKey.departmint" leads to no field',
  ],
  [
    'a field that is filtered otherwise',
    (text) => text.replace('"learnerKey.department"', '"learnerKey.name"'),
    'nomination.json/properties/department/x-field/through: "learnerKey.name" is filtered as string, and this is not',
  ],
])('a value through a reference that leads to %s fails', async (_, mistake, message) => {
  await expect(readMistaken('nomination.json', mistake)).rejects.toThrow(message);
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

test.each<[string, object, string]>([
  [
    'a name that not everybody may read',
    { launchName: { read: ['superAdmin'] } },
    'program-launch.json/x-resource/text: trainer may not read what names a record',
  ],
  [
    'a required field that not everybody who creates may write',
    { programKey: { write: ['superAdmin'] } },
    'program-launch.json/properties/programKey/x-field/access: trainer can not fill in what is required',
  ],
  [
    'a field written by who may not read it',
    { certificate: { read: ['superAdmin'], write: ['trainer'] } },
    'program-launch.json/properties/certificate/x-field/access/write: trainer may not read what they write',
  ],
])('%s fails with file, pointer and role', async (_, access, message) => {
  await cp('schemas', folder, { recursive: true });
  const file = join(folder, 'program-launch.json');
  const schema = JSON.parse(await readFile(file, 'utf8')) as { properties: Record<string, { 'x-field': object }> };
  for (const [name, rights] of Object.entries(access)) {
    Object.assign(schema.properties[name]?.['x-field'] ?? {}, { access: rights });
  }
  await writeFile(file, JSON.stringify(schema));
  await expect(readSchemas(folder)).rejects.toThrow(message);
});

test('a value that comes through a reference is kept from whom it is kept from there', async () => {
  await cp('schemas', folder, { recursive: true });
  const file = join(folder, 'program.json');
  const schema = JSON.parse(await readFile(file, 'utf8')) as { properties: { code: { 'x-field': object } } };
  Object.assign(schema.properties.code, { 'x-field': { access: { read: ['superAdmin'] } } });
  await writeFile(file, JSON.stringify(schema));
  const message = 'program-launch.json/properties/programCode/x-field/through: trainer may not read it there';
  await expect(readSchemas(folder)).rejects.toThrow(message);
});

test('a rule within a list may ask only for what stands beside it', async () => {
  await cp('schemas', folder, { recursive: true });
  const file = join(folder, 'feedback-form.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replaceAll('"type": ["SINGLE", "MULTIPLE"]\n', '"level": "EVENT"\n'));
  const message = 'feedback-form.json/properties/questions/items/properties/choices/x-field/when: unknownField';
  await expect(readSchemas(folder)).rejects.toThrow(message);
});
