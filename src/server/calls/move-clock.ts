import type { FastifyInstance } from 'fastify';
import { calls } from '#model/calls.ts';
import type { Context } from '../context.ts';
import type { MovableClock } from '../movable-clock.ts';
import { planReminders } from '../reminders/plan-reminders.ts';
import { fullObject } from './selection.ts';
import { serve } from './serve.ts';

/** A month. */
const MOST_HOURS = 31 * 24;
/** What becomes due is planned as it would be, for what is found very late is not sent any more. */
const STEP_HOURS = 12;

interface Body {
  hours: number;
}

/** POST /development/clock: sets the clock forward, where the server was started to be tried out. */
export function moveClock(app: FastifyInstance, context: Context, clock: MovableClock): void {
  const served = {
    summary: 'Set the clock of this server forward, to see what it does then',
    tag: 'development',
    roles: ['superAdmin'] as const,
    body: fullObject({ hours: { type: 'integer', minimum: 1, maximum: MOST_HOURS } }),
    answer: { type: 'object', properties: { now: { type: 'string', format: 'date-time' } } },
  };
  serve<unknown, Body>(app, calls.moveClock, served, async ({ body }) => {
    const planAll = async (): Promise<void> => {
      for (const tenant of context.config.tenants) {
        // What can not be planned keeps no clock from being moved; the job tells of it, too.
        await planReminders(context, tenant).catch((err: unknown) =>
          app.log.error({ err }, 'reminders were not planned'),
        );
      }
    };
    await planAll();
    for (let left = body.hours; left > 0; left -= STEP_HOURS) {
      clock.moveForward(Math.min(left, STEP_HOURS));
      await planAll();
    }
    return { now: clock.now().toISOString() };
  });
}
