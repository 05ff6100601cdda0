import { openDatabase } from '#server/sql/database.ts';
import { migrate } from '#server/sql/migrate.ts';
import { findPostgres } from '#tests/support/find-postgres.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { planReminders } from '#tests/support/plan-reminders.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { exitCodeOf, runScript } from '#tests/support/serving-process.ts';
import type { Figure } from './figure.ts';

const MAILS = 2000;
const SERVERS = 2;

/** Mails that are due at once, sent by two servers with one PostgreSQL; their start counts, too. */
export async function* benchDelivery(): AsyncGenerator<Figure> {
  const programs = await findPostgres();
  if ('missing' in programs) throw new Error(programs.missing);
  const [postgres, mail] = await Promise.all([startPostgres(programs.found), startMailServer()]);
  try {
    await planMails(postgres.url);
    const started = performance.now();
    const servers = Array.from({ length: SERVERS }, () =>
      runScript('tests/support/deliver.ts', { ...mail.env, DATABASE_URL: postgres.url }),
    );
    await Promise.all(servers.map(({ child }) => exitCodeOf(child)));
    const seconds = (performance.now() - started) / 1000;
    refuseWrong(mail.mails.map(({ messageId }) => messageId));
    yield { what: `${MAILS} mails through ${SERVERS} servers`, value: seconds, unit: 's', atMost: 10 };
  } finally {
    await Promise.all([postgres.stop(), mail.stop()]);
  }
}

/** Reminders to one learner, of no event. */
async function planMails(url: string): Promise<void> {
  const database = await openDatabase({ url });
  await migrate(database.owner);
  await planReminders(database.forTenant('rostrum'), MAILS);
  await database.close();
}

/** What is quick and wrong is not measured. */
function refuseWrong(arrived: readonly string[]): void {
  const different = new Set(arrived).size;
  if (arrived.length !== MAILS || different !== MAILS)
    throw new Error(`${arrived.length} came, ${different} different`);
}
