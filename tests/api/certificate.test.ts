import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { aCertificate, CERTIFICATE, everyCreditHours, refusals } from '../support/certificate.ts';
import { createPostgresDatabase, engines, postgresUrl } from '../support/engines.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { remoteAdmin, type RemoteCall } from '../support/remote-client.ts';
import { startServing, type ServingProcess } from '../support/serving-process.ts';
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer.ts';

let copy: ProjectCopy;
let issuer: TokenIssuer;

beforeAll(async () => {
  [copy, issuer] = await Promise.all([copyProject(), startTokenIssuer()]);
  await copy.drop(CERTIFICATE);
  await copy.generate();
});

afterAll(() => Promise.all([copy.remove(), issuer.stop()]));

/** What the other tests of an engine run on belongs to them: the copy has a database of its own. */
async function databaseOf(engine: string): Promise<{ env: Record<string, string>; drop: () => Promise<void> }> {
  if (engine === 'PGlite' || !postgresUrl) {
    return { env: { DATA_DIR: join(copy.folder, '.data') }, drop: async () => {} };
  }
  const { url, drop } = await createPostgresDatabase(postgresUrl);
  return { env: { DATABASE_URL: url }, drop };
}

describe.each(engines)('a certificate, added by one file, on $name', ({ name: engine }) => {
  let server: ServingProcess;
  let drop: () => Promise<void>;
  let call: RemoteCall;
  let learnerKey: unknown;

  beforeAll(async () => {
    const database = await databaseOf(engine);
    drop = database.drop;
    server = await startServing({ ...database.env, AUTH_SERVER_URL: issuer.url }, copy.folder);
    call = await remoteAdmin(server.url, issuer);
    learnerKey = (await call('/learner/save', { name: 'Asha Rao', employeeCode: 'E-1' })).body['key'];
  });

  afterAll(async () => {
    await server.kill();
    await drop();
  });

  const valid = (changes: Values = {}) => aCertificate({ learnerKey, ...changes });
  const saved = async (changes: Values = {}): Promise<Values> => {
    const { status, body } = await call('/certificate/save', valid(changes));
    expect([status, body]).toEqual([200, body]);
    return body;
  };
  const stored = async ({ key }: Values) => (await call(`/certificate/detail?key=${String(key)}`)).body;
  const update = ({ key }: Values, changes: Values) => call('/certificate/update', { key, ...changes });
  const keysOf = async (filter: Values) => {
    const { body } = await call('/certificate/paginated-list', { searchCriteria: { filter } });
    return (body['items'] as Values[]).map(({ key }) => key);
  };

  test('a certificate is a draft unless something else is said', async () => {
    expect(await stored(await saved())).toMatchObject({ status: 'draft', note: null, version: 1 });
  });

  test.each(refusals)('on creation and on a partial update, $rule', async ({ values, field, keyword }) => {
    const refused = { status: 400, body: { errors: { [field]: [`certificate.${field}.${keyword}`] } } };
    expect(await call('/certificate/save', valid(values))).toMatchObject(refused);
    const before = await saved();
    expect(await update(before, values)).toMatchObject(refused);
    expect(await stored(before)).toEqual(before);
  });

  test('a number is taken once, whatever its case, and only by one certificate', async () => {
    const [one, other] = [await saved(), await saved()];
    const refused = { status: 400, body: { errors: { number: ['certificate.number.unique'] } } };
    expect(await call('/certificate/save', valid({ number: one['number'] }))).toMatchObject(refused);
    expect(await update(other, { number: one['number'] })).toMatchObject(refused);
  });

  test('a learner who does not exist is refused', async () => {
    const refused = { status: 400, body: { errors: { learnerKey: ['certificate.learnerKey.reference'] } } };
    expect(await call('/certificate/save', valid({ learnerKey: 'f'.repeat(32) }))).toMatchObject(refused);
    expect(await update(await saved(), { learnerKey: 'f'.repeat(32) })).toMatchObject(refused);
  });

  test('a property that the schema does not have is refused', async () => {
    const refused = { status: 400, body: { errors: { colour: ['common.unknownField'] } } };
    expect(await call('/certificate/save', valid({ colour: 'red' }))).toMatchObject(refused);
    expect(await update(await saved(), { colour: 'red' })).toMatchObject(refused);
  });

  test('the first day can not be moved past the last one', async () => {
    const certificate = await saved({ expiresOn: '2026-06-30' });
    const refused = { status: 400, body: { errors: { expiresOn: ['certificate.expiresOn.after'] } } };
    expect(await update(certificate, { issuedOn: '2026-07-01' })).toMatchObject(refused);
    expect((await update(certificate, { issuedOn: '2026-06-29' })).status).toBe(200);
  });

  test('a note is kept while a certificate is revoked, and cleared when it no longer is', async () => {
    const certificate = await saved({ status: 'revoked', note: 'x'.repeat(500) });
    expect((await update(certificate, { note: 'Lost' })).body).toMatchObject({ note: 'Lost' });
    expect((await update(certificate, { status: 'issued' })).body).toMatchObject({ status: 'issued', note: null });
    expect(await stored(certificate)).toMatchObject({ status: 'issued', note: null });
  });

  test('all 1,001 numbers of hours with one decimal are stored as they are', async () => {
    // Two people, for it is more than one may call.
    const callers = [await remoteAdmin(server.url, issuer, 'even'), await remoteAdmin(server.url, issuer, 'odd')];
    const kept: unknown[] = [];
    for (const [index, creditHours] of everyCreditHours.entries()) {
      const answer = await callers[index % 2]?.('/certificate/save', valid({ creditHours }));
      kept.push(answer?.body['creditHours']);
    }
    expect(kept).toEqual(everyCreditHours);
  });

  test('the list shows the newest first, and is filtered by status, days and a part of the number', async () => {
    const issued = await saved({ number: 'ZZ-770001', issuedOn: '2026-03-01', status: 'issued' });
    const revoked = await saved({ number: 'ZZ-770002', issuedOn: '2026-03-02', status: 'revoked' });
    const number = { contains: 'zz-77' };
    expect(await keysOf({ number })).toEqual([revoked['key'], issued['key']]);
    expect(await keysOf({ number, status: { anyOf: ['issued', 'draft'] } })).toEqual([issued['key']]);
    const days = { greaterThan: '2026-03-01', lessThan: '2026-04-01' };
    expect(await keysOf({ number, issuedOn: days })).toEqual([revoked['key']]);
  });

  test('a certificate is searched by its number, and the list is sorted by number and by days', async () => {
    const late = await saved({ number: 'YY-880001', issuedOn: '2026-05-02' });
    const early = await saved({ number: 'YY-880002', issuedOn: '2026-05-01' });
    const sortedBy = async (active: string) => {
      const body = { searchCriteria: { text: 'yy-88' }, sortConfig: { active, direction: 'asc' } };
      return ((await call('/certificate/paginated-list', body)).body['items'] as Values[]).map(({ key }) => key);
    };
    expect(await sortedBy('number')).toEqual([late['key'], early['key']]);
    expect(await sortedBy('issuedOn')).toEqual([early['key'], late['key']]);
  });
});
