import { expect, test } from 'vitest';
import { MAX_BODY_BYTES } from '#model/limits.ts';
import { anEnvironment, onEachEngine } from '../support/api.ts';

const json = 'application/json';
const latin1 = Buffer.from('{"name":"caf\u00E9"}', 'latin1');
const valid = JSON.stringify(anEnvironment());

onEachEngine((api) => {
  const send = (payload: string | Buffer, contentType = json, path = '/learning-environment/save') =>
    api.admin.send({ method: 'POST', url: `/api${path}`, payload, headers: { 'content-type': contentType } });

  test.each<[string, string | Buffer]>([
    ['null', 'null'],
    ['a list', '[]'],
    ['a list of records', `[${valid}]`],
    ['a text', '"x"'],
    ['a number', '7'],
    ['nothing', ''],
    ['half a body', '{"name":'],
    ['two bodies', '{}{}'],
    ['single quotes', "{'name':1}"],
    ['invalid UTF-8', latin1],
    ['half a character', Buffer.from('{"name":"\u20AC"}').fill(0x22, 10, 11)],
    ['a number that no JSON has', '{"grade":NaN}'],
    ['__proto__', '{"__proto__":{"isAdmin":true}}'],
    ['an escaped __proto__', String.raw`{"\u005f_proto__":{"isAdmin":true}}`],
    ['constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['33 levels', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`],
    ['100,000 levels', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['100,000 levels of objects', '{"a":'.repeat(100_000)],
    ['an endless text of quotes', `{"a":"${String.raw`\"`.repeat(400_000)}`],
    ['an endless row of quotes', '"'.repeat(500_001)],
  ])('a body of %s is refused in the shape of a 400', async (_what, payload) => {
    const { status, body } = await send(payload);
    expect(status).toBe(400);
    expect(body).toEqual({ errors: { '': [expect.stringMatching(/^(common|validation)[.]/)] } });
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  test('depth is that of the structure: brackets in a text do not count', async () => {
    const description = '"['.repeat(1000);
    const { status, body } = await send(JSON.stringify(anEnvironment({ description })));
    expect([status, body['description']]).toEqual([200, description]);
  });

  test.each([
    'application/json; charset=latin1',
    'application/json; charset="iso-8859-1"',
    'application/json;charset=utf-16',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'nonsense',
  ])('the content type %s is not supported', async (contentType) => {
    const { status, body } = await send(valid, contentType);
    expect([status, body]).toEqual([415, { errors: { '': ['common.unsupportedType'] } }]);
  });

  test.each(['application/json; charset=utf-8', 'application/json; charset=UTF-8', 'Application/JSON'])(
    'the content type %s is supported',
    async (contentType) => {
      expect((await send(JSON.stringify(anEnvironment()), contentType)).status).toBe(200);
    },
  );

  test('a body may be a mebibyte and no more', async () => {
    const filled = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;
    const fits = await send(filled(MAX_BODY_BYTES));
    expect([fits.status, Object.keys(fits.errors)]).toEqual([400, ['a', 'name', 'code', 'securityCriteria']]);
    const tooLarge = await send(filled(MAX_BODY_BYTES + 1));
    expect([tooLarge.status, tooLarge.body]).toEqual([413, { errors: { '': ['common.tooLarge'] } }]);
    expect((await send(filled(1.1 * MAX_BODY_BYTES))).status).toBe(413);
  });

  test.each(['paginated-list', 'export', 'options', 'remove'])('%s refuses bodies that are no object', async (call) => {
    for (const payload of ['null', '[]', '"x"', '7', 'true']) {
      const { status, errors } = await send(payload, json, `/learner/${call}`);
      expect([payload, [status, Object.keys(errors)]]).toEqual([payload, [400, ['']]]);
    }
  });

  test('an address that can not be read is refused in the same shape', async () => {
    for (const url of ['/api/%', '/api/learner/detail?key=%zz', '/api/%00', '/%c0%af']) {
      const { status, errors } = await api.admin.send({ method: 'GET', url });
      expect([400, 404]).toContain(status);
      expect([url, Object.keys(errors)]).toEqual([url, ['']]);
    }
  });
});
