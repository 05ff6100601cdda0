import type { FastifyInstance } from 'fastify';
import { calls } from '#model/calls.ts';
import type { MovableClock } from '../movable-clock.ts';
import { serve } from './serve.ts';

/** A year with a leap day. */
const MOST_HOURS = 366 * 24;

interface Body {
  hours: number;
}

/** POST /development/clock: sets the clock forward, where the server was started to be tried out. */
export function moveClock(app: FastifyInstance, clock: MovableClock): void {
  const served = {
    summary: 'Set the clock of this server forward, to see what it does then',
    tag: 'development',
    roles: ['superAdmin'] as const,
    body: {
      type: 'object',
      required: ['hours'],
      additionalProperties: false,
      properties: { hours: { type: 'integer', minimum: 1, maximum: MOST_HOURS } },
    },
    answer: { type: 'object', properties: { now: { type: 'string', format: 'date-time' } } },
  };
  serve<unknown, Body>(app, calls.moveClock, served, ({ body }) => ({
    now: clock.moveForward(body.hours).toISOString(),
  }));
}
