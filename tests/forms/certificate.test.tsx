import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LoadedEntity } from '#admin/data/entity-loader.ts';
import { loadedEntityOf } from '#admin/studio/loaded-entity-of.ts';
import { fakeApi } from '#admin/testing/fake-api.ts';
import { renderForm } from '#admin/testing/render-form.tsx';
import { validate } from '#model/validate.ts';
import type { Values } from '#model/values.ts';
import { readSchemas } from '#scripts/generate/read-schemas.ts';
import { aCertificate, CERTIFICATE, everyCreditHours, refusals } from '#tests/support/certificate.ts';

const api = fakeApi();
const learnerKey = 'a'.repeat(32);
const stored = { ...aCertificate({ number: 'AB-1234', learnerKey }), status: 'draft', note: null };
let certificate: LoadedEntity;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rostrum-schemas-'));
  await cp('schemas', folder, { recursive: true });
  await cp(CERTIFICATE, join(folder, 'certificate.json'));
  const schemas = await readSchemas(folder);
  await rm(folder, { recursive: true });
  const schema = schemas.find(({ title }) => title === 'Certificate');
  if (!schema) throw new Error('The certificate was not read');
  certificate = loadedEntityOf(schema);
});
beforeEach(() => api.on('/learner/options', { items: [{ value: learnerKey, label: 'Asha Rao' }] }));
afterEach(cleanup);

const errorsOf = (body: Values, before?: Values) => validate({ ...certificate, attributes: [] }, body, before).errors;

test('a certificate with all of its rules is one file of at most 40 lines', async () => {
  const lines = (await readFile(CERTIFICATE, 'utf8')).trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(40);
});

test.each(refusals)('before anything is sent, $rule', ({ values, field, keyword }) => {
  const errors = { [field]: [`certificate.${field}.${keyword}`] };
  expect(errorsOf({ ...stored, ...values })).toEqual(errors);
  expect(errorsOf(values, stored)).toEqual(errors);
});

test('all 1,001 numbers of hours with one decimal are taken', () => {
  expect(everyCreditHours.filter((creditHours) => 'creditHours' in errorsOf({ ...stored, creditHours }))).toEqual([]);
});

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: new RegExp(`^${label}`) }), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('an empty form says what is missing and saves nothing', async () => {
  const { saved } = await renderForm(certificate);
  save();
  await waitFor(() => expect(screen.getAllByText('Please enter a value')).toHaveLength(3));
  expect(saved).toEqual([]);
});

test('the form refuses what the server would, field by field', async () => {
  const { saved } = await renderForm(certificate, { record: stored });
  await type('Number', 'A-1');
  await type('Expires on', '31/01/2026');
  await type('Credit hours', '1.25');
  save();
  await screen.findAllByText('This does not have the right form');
  await screen.findAllByText('Must come after Issued on');
  await screen.findAllByText('Must be a multiple of 0.1');
  await type('Number', 'AB-4321');
  await type('Expires on', '01/02/2026');
  await type('Credit hours', '1.3');
  save();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ number: 'AB-4321', expiresOn: '2026-02-01', creditHours: 1.3 });
});

test('a note is asked for while a certificate is revoked, and gone when it no longer is', async () => {
  const { saved } = await renderForm(certificate, { record: stored });
  expect(screen.queryByLabelText('Note')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'revoked' }));
  fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'Lost' } });
  save();
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ status: 'revoked', note: 'Lost' }));
  fireEvent.click(screen.getByRole('radio', { name: 'issued' }));
  await waitFor(() => expect(screen.queryByLabelText('Note')).toBeNull());
  save();
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]?.['note'] ?? null).toBeNull();
});
