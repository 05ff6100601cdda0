import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context.ts';
import { repeat } from '../jobs/repeat.ts';
import { doDueMeetings } from './do-due-meetings.ts';
import { meetingProviders } from './providers.ts';

const PAUSE_MS = 2000;

/** Looks for work on meetings again and again; answers what ends that. What is under way then is left for the next server. */
export function workOnMeetings({ config, database, clock }: Context, log: FastifyBaseLogger): () => Promise<void> {
  const ending = new AbortController();
  const onError = (err: unknown): void => log.error({ err }, 'work on a meeting went wrong');
  const { tenants, meetings } = config;
  const work = { database, tenants, providers: meetingProviders(meetings), clock, onError, signal: ending.signal };
  const end = repeat(() => doDueMeetings(work), { everyMs: PAUSE_MS, onError });
  return async () => {
    ending.abort();
    await end();
  };
}
