import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { createTotals } from '#server/records/totals.ts';
import { buildApp } from '#server/app.ts';
import { aLearner, onEachEngine } from '../support/api.ts';
import { clientOf } from '../support/client.ts';

const BURST = 1000;

onEachEngine((api) => {
  test('without a token the answer is an empty 401 with a challenge', async () => {
    for (const headers of [{}, { authorization: '' }, { authorization: 'Bearer ' }, { authorization: 'Bearer' }]) {
      const answer = await api.anonymous
        .with({ hostname: 'localhost', ...headers })
        .get('/learner/detail', { key: 'x' });
      expect([answer.status, answer.text, answer.headers['www-authenticate']]).toEqual([401, '{}', 'Bearer']);
    }
  });

  test('a token that is worth nothing is told so in the challenge', async () => {
    const answer = await api.anonymous.with({ authorization: 'Bearer a.b.c' }).get('/learner/detail');
    expect([answer.status, answer.text]).toEqual([401, '{}']);
    expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  });

  test('a role that may not is told so', async () => {
    const trainer = await api.as({ roles: ['trainer'] });
    const { status, body } = await trainer.post('/learning-environment/paginated-list', {});
    expect([status, body]).toEqual([403, { errors: { '': ['user.role.noRolePermissionMessage'] } }]);
  });

  test('what does not exist is not found: keys, paths, methods', async () => {
    const answers = [
      await api.admin.get('/learner/detail', { key: '0'.repeat(32) }),
      await api.admin.get('/learner/nothing'),
      await api.admin.get('/learner/save'),
      await api.admin.send({ method: 'DELETE', url: '/api/learner/detail' }),
      await api.anonymous.get('/nothing'),
      await api.anonymous.send({ method: 'GET', url: '/api/nothing', headers: { accept: 'text/html' } }),
    ];
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([404, { errors: { '': ['common.notFound'] } }]);
    }
  });

  test('a missing query is refused under its name', async () => {
    expect((await api.admin.get('/learner/detail')).errors).toEqual({ key: ['validation.required'] });
    expect((await api.admin.get('/localization-management/module-resources')).errors).toEqual({
      cultureName: ['validation.required'],
    });
  });

  test('our own mistake answers a request id, and neither SQL nor stack', async () => {
    await sql`alter table holiday rename column name to gone`.execute(api.database.owner);
    const answers = [
      await api.admin.post('/holiday/paginated-list', {}),
      await api.admin.post('/holiday/save', { name: 'X', startDate: '2027-01-01', endDate: '2027-01-01' }),
    ];
    await sql`alter table holiday rename column gone to name`.execute(api.database.owner);
    for (const { status, body, text } of answers) {
      expect(status).toBe(500);
      expect(body).toEqual({
        errors: { '': ['common.somethingWentWrong'] },
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(text).not.toMatch(/holiday|column|select|insert|node_modules/i);
    }
    expect((await api.admin.post('/holiday/paginated-list', {})).status).toBe(200);
  });

  test('a burst of a thousand calls is served, the next is told to wait, other people are not', async () => {
    const restless = await api.as({ roles: ['super-admin'], claims: { sub: 'restless' } });
    const path = '/learning-environment/check-user-permission';
    const statuses: number[] = [];
    for (let sent = 0; sent < BURST; sent += 100) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => restless.get(path)));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { status, body, headers } = await restless.get(path);
    expect([status, body]).toEqual([429, { errors: { '': ['common.tooManyRequests'] } }]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await api.admin.get(path)).status).toBe(200);
  });

  test('calls that are refused count too', async () => {
    const careless = await api.as({ roles: ['super-admin'], claims: { sub: 'careless' } });
    for (let sent = 0; sent < BURST; sent += 100) {
      await Promise.all(Array.from({ length: 100 }, () => careless.post('/learner/paginated-list', { page: 1 })));
    }
    expect((await careless.post('/learner/paginated-list', { page: 1 })).status).toBe(429);
  });

  test('while the keys of the issuer are out of reach the answer is 503 with a time to wait', async () => {
    const unreachable = { ...api.config, authServerInternalUrl: 'http://127.0.0.1:9' };
    const app = await buildApp({ ...api, config: unreachable, totals: createTotals(), clock: () => new Date() });
    const { status, body, headers } = await clientOf(app, api.admin.headers).get('/learner/detail', { key: 'x' });
    await app.close();
    expect([status, body]).toEqual([503, { errors: { '': ['common.unavailable'] } }]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  test('API answers are not kept, frame nothing and name no software', async () => {
    await api.admin.save('learner', aLearner());
    const answers = [await api.admin.post('/learner/paginated-list', {}), await api.anonymous.get('/learner/detail')];
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': expect.stringContaining('max-age='),
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    }
    expect(answers[0]?.headers['content-type']).toBe('application/json; charset=utf-8');
  });
});
