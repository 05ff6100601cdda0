import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type Api } from '../support/api.ts';
import { engines } from '../support/engines.ts';

const CALLERS = 600;

let api: Api;
beforeAll(async () => {
  const [embedded] = engines;
  if (!embedded) throw new Error('There is no engine');
  api = await startApi(embedded);
});
afterAll(() => api.close());

test('more callers than the embedded database can serve are turned away, not kept waiting', async () => {
  const clients = await Promise.all(
    [1, 2].map((id) => api.as({ roles: ['super-admin'], claims: { sub: `crowd-${id}` } })),
  );
  const asking = Array.from({ length: CALLERS }, (_, index) =>
    (clients[index % 2] ?? api.admin).post('/learner/options', {}),
  );
  const answers = await Promise.all(asking);
  const served = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503);
  expect(served.length + refused.length).toBe(CALLERS);
  expect(served.length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(0);
  for (const { body, headers } of refused) {
    expect(body).toEqual({ errors: { '': ['common.unavailable'] } });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  // The crowd is gone, and so is its effect.
  expect((await api.admin.post('/learner/options', {})).status).toBe(200);
});

test('as many callers as may wait are all served', async () => {
  const answers = await Promise.all(Array.from({ length: 150 }, () => api.admin.post('/learner/options', {})));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});
