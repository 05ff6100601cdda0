import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import type { Job } from '#server/jobs/job.ts';
import { runAlone, sharedRun } from '#server/jobs/run-job.ts';
import { onEachEngine, tenantOf } from '../support/api.ts';
import { aDeliveryWorld, type DeliveryWorld } from '../support/delivery-world.ts';

const start = new Date('2026-11-20T10:00:00.000Z');
let now = start;
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

onEachEngine(
  (api) => {
    let world: DeliveryWorld;
    beforeAll(async () => {
      world = await aDeliveryWorld(api, () => now);
    });
    beforeEach(async () => {
      now = start;
      await api.database.forTenant('rostrum').deleteFrom('job').execute();
    });

    const tenant = () => tenantOf(api.config, 'rostrum');
    const thrown: unknown[] = [];
    const work = () => ({
      context: { database: api.database, clock: () => now },
      onError: (error: unknown) => thrown.push(error),
    });
    const aJob = (run: () => Promise<void>, isShared = false): Job => ({
      name: 'settleSeats',
      everyMs: 60_000,
      isShared,
      run,
    });
    const reportOf = async (name: string): Promise<Values | undefined> =>
      ((await api.admin.get('/jobs')).body['jobs'] as Values[]).find((job) => job['name'] === name);

    test('a job is run by one server at a time, and then not before its time', async () => {
      let runs = 0;
      let end = (): void => {};
      const job = aJob(() => {
        runs += 1;
        return new Promise((done) => (end = done));
      });
      const first = runAlone(work(), job, tenant());
      await expect.poll(() => runs).toBe(1);
      await runAlone(work(), job, tenant());
      expect(runs).toBe(1);
      expect(await reportOf('settleSeats')).toMatchObject({ isRunning: true, startedAt: now.toISOString() });
      later(2);
      end();
      await first;
      expect(await reportOf('settleSeats')).toMatchObject({
        isRunning: false,
        canRun: true,
        everySeconds: 60,
        startedAt: '2026-11-20T10:00:00.000Z',
        endedAt: '2026-11-20T10:00:02.000Z',
        nextRunAt: '2026-11-20T10:01:00.000Z',
      });
      await runAlone(work(), job, tenant());
      expect(runs).toBe(1);
      later(58);
      const second = runAlone(work(), job, tenant());
      await expect.poll(() => runs).toBe(2);
      end();
      await second;
    });

    test('a job whose server was lost is run again when its lease is over', async () => {
      let runs = 0;
      void runAlone(
        work(),
        aJob(() => new Promise(() => (runs += 1))),
        tenant(),
      );
      await expect.poll(() => runs).toBe(1);
      later(299);
      await runAlone(
        work(),
        aJob(async () => void (runs += 1)),
        tenant(),
      );
      expect(runs).toBe(1);
      later(1);
      await runAlone(
        work(),
        aJob(async () => void (runs += 1)),
        tenant(),
      );
      expect(runs).toBe(2);
    });

    test('what went wrong is told, also after it went well again, and a super admin has it run at once', async () => {
      let isBroken = true;
      const job = aJob(async () => {
        if (isBroken) throw new Error('No seats were found');
      });
      await runAlone(work(), job, tenant());
      expect(thrown.at(-1)).toMatchObject({ message: 'No seats were found' });
      expect(await reportOf('settleSeats')).toMatchObject({
        error: 'No seats were found',
        failedAt: now.toISOString(),
      });
      isBroken = false;
      later(5);
      await runAlone(work(), job, tenant());
      expect(await reportOf('settleSeats')).toMatchObject({ error: 'No seats were found' });
      expect((await api.admin.post('/jobs/run', { name: 'settleSeats' })).status).toBe(200);
      await runAlone(work(), job, tenant());
      const mended = await reportOf('settleSeats');
      expect(mended).toMatchObject({ failedAt: start.toISOString() });
      expect(mended).not.toHaveProperty('error');
      expect((await api.admin.post('/jobs/run', { name: 'nothing' })).status).toBe(400);
    });

    test('a clock that is set back stops no job', async () => {
      let runs = 0;
      const job = aJob(async () => void (runs += 1));
      later(365 * 86_400);
      await runAlone(work(), job, tenant());
      now = start;
      await runAlone(work(), job, tenant());
      expect(runs).toBe(2);
    });

    test('a shared job is noted once a minute, and when it goes otherwise', async () => {
      let error: Error | undefined;
      const run = sharedRun(
        work(),
        aJob(async () => {
          if (error) throw error;
        }, true),
      );
      await run(tenant());
      later(59);
      await run(tenant());
      expect(await reportOf('settleSeats')).toMatchObject({ startedAt: start.toISOString() });
      error = new Error('Gone');
      await run(tenant());
      expect(await reportOf('settleSeats')).toMatchObject({ error: 'Gone', startedAt: now.toISOString() });
      error = undefined;
      later(1);
      await run(tenant());
      expect(await reportOf('settleSeats')).not.toHaveProperty('error');
    });

    test('notices are counted by channel and state, for people and for Prometheus, and failed ones sent again', async () => {
      const [event, [learner = {}]] = [await world.anEvent(), await world.learners(1, { email: 'asha@example.test' })];
      await world.remind(event, learner, 3);
      const db = api.database.forTenant('rostrum');
      const [first] = await world.deliveriesOf(event);
      await db.updateTable('outbox').set({ state: 'Failed' }).where('key', '=', first?.['key']).execute();
      later(90);
      const mailOf = async () => ((await api.admin.get('/jobs')).body['channels'] as Values[])[0];
      const counted = { channel: 'EMAIL', isConfigured: false, Sent: 0, Cancelled: 0, tooOld: 0 };
      expect(await mailOf()).toEqual({ ...counted, Scheduled: 2, Failed: 1, due: 2, oldestDueAt: start.toISOString() });
      const { text } = await api.anonymous.send({ method: 'GET', url: '/metrics' });
      expect(text.split('\n')).toEqual(
        expect.arrayContaining([
          'rostrum_notices{tenant="rostrum",channel="EMAIL",state="Failed"} 1',
          'rostrum_notices_oldest_due_seconds{tenant="rostrum",channel="EMAIL"} 90',
        ]),
      );
      await api.admin.post('/jobs/resend-failed', { channel: 'SMS' });
      expect(await mailOf()).toMatchObject({ Failed: 1 });
      await api.admin.post('/jobs/resend-failed', { channel: 'EMAIL' });
      expect(await mailOf()).toMatchObject({ Scheduled: 3, Failed: 0 });
      expect((await api.academyAdmin.get('/jobs')).body['channels']).toContainEqual(
        expect.objectContaining({ channel: 'EMAIL', Scheduled: 0 }),
      );
    });
  },
  { clock: () => now },
);
