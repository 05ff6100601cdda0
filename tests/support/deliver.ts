import { readConfig } from '#server/config.ts';
import { deliverDue } from '#server/delivery/deliver-due.ts';
import { sendersOf } from '#server/delivery/senders.ts';
import { createTotals } from '#server/records/totals.ts';
import { openDatabase } from '#server/sql/database.ts';

/** Sends what is due, as a server does all the time, until nothing is; `LATER_MS` sets its clock forward. */
const config = readConfig({ WEB_DIR: 'none', ...process.env });
const database = await openDatabase({ url: config.databaseUrl, folder: config.dataFolder });
const later = Number(process.env['LATER_MS'] ?? 0);
const context = { config, database, totals: createTotals(), clock: () => new Date(Date.now() + later) };
const senders = sendersOf(config.delivery);
const onError = (error: unknown): void => console.error(error);
for (const tenant of config.tenants) {
  await deliverDue({ context, senders, onError, signal: new AbortController().signal }, tenant);
}
for (const sender of senders.values()) sender.close();
await database.close();
