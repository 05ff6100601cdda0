import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pathOfSession } from '#model/calendar.ts';
import { calendarCalls } from '#model/calls.ts';
import { hashOfToken, tenantOfToken } from '../../calendar/feed-token.ts';
import { writeFeed } from '../../calendar/write-feed.ts';
import type { Context, Scope } from '../../context.ts';
import { notFound } from '../../problems.ts';
import { scopeOf } from '../../scope-of.ts';
import { ownerOfFeed } from '../../stores/calendar-feeds.ts';
import { sessionsInCalendar } from '../../stores/calendar.ts';

/** Days before and after today that a feed tells of. */
const DAYS_BEFORE = 31;
const DAYS_AFTER = 366;
const DAY_MS = 86_400_000;

/**
 * GET /calendar/feed.ics?token=: the sessions of whoever has the token, who signs in nowhere. 404 for any text that is
 * nobody's token. Not among the documented calls, which all need somebody who has signed in.
 */
export function calendarFeed(app: FastifyInstance, context: Context): void {
  const { method, path: url } = calendarCalls.feed;
  app.route({
    method,
    url,
    config: { isPublic: true },
    schema: { hide: true },
    handler: async (request, reply) => {
      const { token } = request.query as { token?: unknown };
      const scope = await scopeOfFeed(context, token);
      const at = (days: number): string => new Date(scope.now.getTime() + days * DAY_MS).toISOString();
      const { items } = await sessionsInCalendar(scope, { from: at(-DAYS_BEFORE), to: at(DAYS_AFTER) });
      const home = homeOf(request, context);
      const feed = writeFeed(items, {
        hostname: scope.tenant.hostname,
        addressOf: (session) => home + pathOfSession(session, scope.caller.roles),
      });
      return reply.type('text/calendar; charset=utf-8').send(feed);
    },
  });
}

/** As if the owner of the feed asked. Throws 404 for what is no token, or no longer one. */
async function scopeOfFeed(context: Context, token: unknown): Promise<Scope> {
  const tenant = typeof token === 'string' ? tenantOfToken(token, context.config.tenants) : undefined;
  if (!tenant) throw notFound();
  const db = context.database.forTenant(tenant.id);
  const owner = await ownerOfFeed({ db, tenant }, hashOfToken(String(token)));
  if (!owner) throw notFound();
  const caller = { ...owner, name: '', firstName: '', lastName: '', email: '' };
  return scopeOf(context, tenant, caller);
}

/** Where the application is, as the calendar program reaches it. */
function homeOf({ protocol, host }: FastifyRequest, { config }: Context): string {
  return `${protocol}://${host}${config.basePath.slice(0, -1)}`;
}
