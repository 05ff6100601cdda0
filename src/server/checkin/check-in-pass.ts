import type { Scope, Site } from '../context.ts';
import type { CheckInLink, Meaning } from '../links/link.ts';
import { readLink } from '../links/sign-link.ts';
import type { LockedEvent, StoredNomination } from '../stores/nominations.ts';

type Seat = Pick<StoredNomination, 'key' | 'learnerKey'>;

/** What the link says by which a phone comes to know the learner of a seat, until the event's end; undefined while that is not planned. */
export function passOf(
  { key, endAt }: Pick<LockedEvent, 'key' | 'endAt'>,
  seat: Seat,
): Meaning<CheckInLink> | undefined {
  if (!endAt) return undefined;
  const { key: nominationKey, learnerKey } = seat;
  return { purpose: 'checkIn', eventKey: key, nominationKey, learnerKey, actorKey: learnerKey, expiresAt: endAt };
}

/** The header by which a browser keeps a pass, for the pages of check-in alone. */
export function cookieOf({ url }: Site, { eventKey, expiresAt }: CheckInLink, token: string, now: Date): string {
  const { pathname, protocol } = new URL(`${url}/checkin`);
  const seconds = Math.floor((Date.parse(expiresAt) - now.getTime()) / 1000);
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${NAME}${eventKey}=${token}; Path=${pathname}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

interface Asked {
  scope: Scope;
  eventKey: string;
  /** The header. */
  cookie: string | undefined;
  /** Of a tenant. */
  secretOf: (tenant: string) => Promise<string | undefined>;
}

/** The key of the learner whom a browser keeps a pass of for an event. */
export async function learnerKnownBy({ scope, eventKey, cookie = '', secretOf }: Asked): Promise<string | undefined> {
  const kept = cookie.split('; ').find((part) => part.startsWith(`${NAME}${eventKey}=`));
  const pass = kept && (await readLink(kept.slice(kept.indexOf('=') + 1), secretOf));
  if (!pass || pass.purpose !== 'checkIn') return undefined;
  const isForHere = pass.tenant === scope.tenant.id && pass.eventKey === eventKey;
  return isForHere && Date.parse(pass.expiresAt) > scope.now.getTime() ? pass.learnerKey : undefined;
}

const NAME = 'check-in-';
