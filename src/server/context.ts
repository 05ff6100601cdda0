import type { Role } from '#model/roles.ts';
import type { Values } from '#model/values.ts';
import type { Config, Tenant } from './config.ts';
import type { Inbox } from './inbox/inbox.ts';
import type { MeetingSettings } from './meeting-settings.ts';
import type { MovableClock } from './movable-clock.ts';
import type { Database, Db } from './sql/database.ts';
import type { Totals } from './records/totals.ts';

/** All that a handler may use of the outside world; tests put their own clock in. */
export interface Context {
  config: Config;
  database: Database;
  totals: Totals;
  clock: () => Date;
  /** Where the clock may be set forward by hand; never in production. */
  movableClock?: MovableClock | undefined;
  /** The mails that were sent, where the embedded mail server catches them. */
  inbox?: Inbox | undefined;
}

/** The person behind a request, as the token says. */
export interface Caller {
  /** The token's subject. */
  id: string;
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  loginCode: string;
  roles: readonly Role[];
}

/** What a request works in: one tenant's rows, one person, one moment. */
export interface Scope {
  tenant: Tenant;
  caller: Caller;
  db: Db;
  now: Date;
  /** What waited for a lock happens when it has got it, or history would tell it in the wrong order. */
  clock: () => Date;
  totals: Totals;
  /** Where virtual meetings are made. */
  meetings: MeetingSettings;
  followUps: FollowUps;
  site: Site;
}

/** How a tenant shows itself in messages. */
export interface Site {
  /** In which messages are written to those who have not chosen a language, BCP 47. */
  culture: string;
  /** Where the application is; no slash at the end. */
  url: string;
  /** Where learners take their training: the learning system. */
  learningUrl: string;
  /** Whom messages come from. */
  sender: { name: string; email: string };
}

/** A record before and after a change. */
export interface RecordChange {
  before: Values;
  after: Values;
}

/** What changes of an entity's records bring with them, in the same transaction. */
export type FollowUps = Partial<Record<string, (scope: Scope, changes: readonly RecordChange[]) => Promise<void>>>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every request but the public ones. */
    scope: Scope;
  }
  interface FastifyContextConfig {
    /** The roles that may call; absent: everybody who is signed in to the tenant. */
    roles?: readonly Role[];
    /** Answers without a token. */
    isPublic?: boolean;
  }
}
