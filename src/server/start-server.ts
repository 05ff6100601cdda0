import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { workOnJobs } from './jobs/work-on-jobs.ts';
import type { Inbox } from './inbox/inbox.ts';
import type { MovableClock } from './movable-clock.ts';
import { createTotals } from './records/totals.ts';
import { refuseTakenPort } from './port-holder.ts';
import { refuseEmptyWebFolder } from './web-folder.ts';
import type { Database } from './sql/database.ts';

/** What is there in development alone. */
interface ForDevelopment {
  movableClock?: MovableClock | undefined;
  inbox?: Inbox | undefined;
}

/** Serves the application on the configured port. Throws a sentence when a setting can't be used. */
export async function startServer(
  config: Config,
  database: Database,
  { movableClock, inbox }: ForDevelopment = {},
): Promise<FastifyInstance> {
  await refuseEmptyWebFolder(config);
  const clock = movableClock?.now ?? (() => new Date());
  const context = { config, database, totals: createTotals(), clock, movableClock, inbox };
  const app = await buildApp(context);
  app.addHook('onClose', workOnJobs(context, app.log));
  try {
    await app.listen({ port: config.port, host: config.host });
    return app;
  } catch (error) {
    await refuseTakenPort(config.port, 'PORT');
    throw new Error(`HOST must be an address of this machine, but it is "${config.host}".`, { cause: error });
  }
}
