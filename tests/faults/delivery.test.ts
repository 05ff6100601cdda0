import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '#server/sql/database.ts';
import { migrate } from '#server/sql/migrate.ts';
import { startMailServer } from '../support/mail-server.ts';
import { places, type Place } from '../support/places.ts';
import { planReminders } from '../support/plan-reminders.ts';
import { exitCodeOf, runScript } from '../support/serving-process.ts';
import { until } from '../support/until.ts';

const NOTICES = 400;
const KILLS = 4;
/** Past the lease of what was in flight. */
const LATER_MS = 6 * 60_000;
/** What one server has in hand at once. */
const IN_HAND = 20;

const mail = await startMailServer();
beforeEach(() => mail.forget());
afterAll(() => mail.stop());

describe.each(places)('on %s', (_engine, findPlace) => {
  test.each([
    ['mails are sent', 1],
    ['mails of the day are sent', 4],
  ])(
    'kill -9 while %s loses none, and doubles only what was in hand, under the same Message-ID',
    async (_what, perMail) => {
      const place = await findPlace();
      await inDatabase(place, async (database) => {
        await migrate(database.owner);
        await planReminders(database.forTenant('rostrum'), NOTICES, perMail);
      });
      for (let kill = 0; kill < KILLS; kill++) {
        const enough = mail.mails.length + 30 / perMail;
        const server = deliver(place, kill);
        await until(() => mail.mails.length >= enough);
        server.child.kill('SIGKILL');
        await exitCodeOf(server.child);
      }
      const last = deliver(place, KILLS);
      expect([await exitCodeOf(last.child), last.output()]).toEqual([0, '']);
      const arrived = mail.mails.map(({ messageId }) => messageId);
      const doubled = arrived.length - new Set(arrived).size;
      expect(doubled).toBeLessThanOrEqual(KILLS * IN_HAND);
      expect(new Set(arrived).size).toBe(NOTICES / perMail);
      await inDatabase(place, async (database) => {
        expect(await damageIn(database, arrived)).toEqual({ lost: [], unsent: [], strange: [] });
        // The control: what a crash could have done is noticed.
        const [first = '', second = '', ...others] = [...new Set(arrived)].toSorted();
        await sql`update outbox set state = 'Scheduled' where "messageId" = ${second}`.execute(database.owner);
        expect(await damageIn(database, ['<new@elsewhere>', second, ...others])).toEqual({
          lost: [first],
          unsent: [second],
          strange: ['<new@elsewhere>'],
        });
      });
      await place.clear();
    },
    180_000,
  );
});

/** Sent and not arrived, not sent at all, and arrived under an id that no notice has. */
async function damageIn({ owner }: Database, arrived: readonly string[]) {
  const { rows } = await sql<{ messageId: string; state: string }>`
    select distinct "messageId", state from outbox order by "messageId"`.execute(owner);
  const [known, there] = [new Set(rows.map(({ messageId }) => messageId)), new Set(arrived)];
  return {
    lost: rows.filter(({ messageId, state }) => state === 'Sent' && !there.has(messageId)).map((row) => row.messageId),
    unsent: rows.filter(({ state }) => state !== 'Sent').map(({ messageId }) => messageId),
    strange: [...there].filter((messageId) => !known.has(messageId)),
  };
}

function deliver({ env }: Place, round: number) {
  return runScript('tests/support/deliver.ts', { ...env, ...mail.env, LATER_MS: String(round * LATER_MS) });
}

async function inDatabase({ options }: Place, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(options);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}
