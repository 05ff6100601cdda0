import type { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { startApi } from '../support/api.ts';
import { engines } from '../support/engines.ts';

test('an embedded database that has died is answered with 503, not with silence', async () => {
  const [embedded] = engines;
  if (!embedded) throw new Error('There is no engine');
  const started: Worker[] = [];
  const note = (worker: Worker) => started.push(worker);
  process.on('worker', note);
  const api = await startApi(embedded);
  process.off('worker', note);
  expect(started).toHaveLength(1);
  expect((await api.admin.post('/learner/paginated-list', {})).status).toBe(200);

  const underWay = api.admin.post('/learner/options', {});
  await started[0]?.terminate();
  const answers = [
    await underWay,
    await api.admin.post('/learner/paginated-list', {}),
    await api.admin.post('/learner/options', {}),
  ];
  expect(answers.slice(1).map(({ status, body }) => [status, body])).toEqual(
    Array.from({ length: 2 }, () => [503, { errors: { '': ['common.unavailable'] } }]),
  );
  expect([200, 503]).toContain(answers[0]?.status);
  const ready = await api.anonymous.send({ method: 'GET', url: '/readyz' });
  expect([ready.status, ready.body]).toMatchObject([503, { database: false, identity: true }]);
  await api.app.close();
  await api.issuer.stop();
});
