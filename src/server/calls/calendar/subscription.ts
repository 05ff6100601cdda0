import type { FastifyInstance } from 'fastify';
import { calendarCalls } from '#model/calls.ts';
import { hashOfToken, newFeedToken } from '../../calendar/feed-token.ts';
import { feedSince, keepFeed, removeFeed } from '../../stores/calendar-feeds.ts';
import { object } from '../selection.ts';
import { serve } from '../serve.ts';
import { calendarRoles } from './calendar-roles.ts';

const common = { tag: 'calendar', roles: calendarRoles };

/** GET /calendar/subscription, POST /calendar/subscribe and /calendar/unsubscribe: the caller's own feed. */
export function calendarSubscription(app: FastifyInstance): void {
  const told = {
    ...common,
    summary: 'Since when the caller has a feed for calendar programs; null without one',
    answer: object({ createdAt: { type: ['string', 'null'], format: 'date-time' } }),
  };
  serve(app, calendarCalls.subscription, told, async ({ scope }) => ({ createdAt: (await feedSince(scope)) ?? null }));
  const made = {
    ...common,
    summary: 'A new feed in the place of the one before, which is told this once: GET /calendar/feed.ics?token=',
    answer: object({ token: { type: 'string' }, createdAt: { type: 'string', format: 'date-time' } }),
  };
  serve(app, calendarCalls.subscribe, made, async ({ scope }) => {
    const token = newFeedToken(scope.tenant);
    await keepFeed(scope, hashOfToken(token));
    return { token, createdAt: scope.now.toISOString() };
  });
  const ended = { ...common, summary: 'Ends the feed of the caller', answer: object({ createdAt: { type: 'null' } }) };
  serve(app, calendarCalls.unsubscribe, ended, async ({ scope }) => {
    await removeFeed(scope);
    return { createdAt: null };
  });
}
