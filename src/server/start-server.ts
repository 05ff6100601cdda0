import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { askForFeedback } from './feedback/ask-for-feedback.ts';
import { repeat } from './jobs/repeat.ts';
import type { MovableClock } from './movable-clock.ts';
import { workOnMeetings } from './meetings/work-on-meetings.ts';
import { sweepSeats } from './nominations/sweep-seats.ts';
import { createTotals } from './records/totals.ts';
import { refuseTakenPort } from './port-holder.ts';
import { refuseEmptyWebFolder } from './web-folder.ts';
import type { Database } from './sql/database.ts';

const MINUTE_MS = 60_000;

/** Serves the application on the configured port. Throws a sentence when a setting can't be used. */
export async function startServer(
  config: Config,
  database: Database,
  movableClock?: MovableClock,
): Promise<FastifyInstance> {
  await refuseEmptyWebFolder(config);
  const clock = movableClock?.now ?? (() => new Date());
  const context = { config, database, totals: createTotals(), clock, movableClock };
  const app = await buildApp(context);
  const everyMinute = (work: () => Promise<void>, failure: string): void => {
    const onError = (err: unknown): void => app.log.error({ err }, failure);
    app.addHook('onClose', repeat(work, { everyMs: MINUTE_MS, onError }));
  };
  everyMinute(() => sweepSeats(context), 'the seats of events were not settled');
  everyMinute(() => askForFeedback(context), 'nobody was asked for feedback');
  app.addHook('onClose', workOnMeetings(context, app.log));
  try {
    await app.listen({ port: config.port, host: config.host });
    return app;
  } catch (error) {
    await refuseTakenPort(config.port, 'PORT');
    throw new Error(`HOST must be an address of this machine, but it is "${config.host}".`, { cause: error });
  }
}
