import { isFixed, sessionWith, type EditedDays, type EditedSession } from './edited-agenda.ts';

/** Which sessions of a series a change is made to. */
export const scopes = ['this', 'following', 'all'] as const;

export type Scope = (typeof scopes)[number];

/**
 * The ids of the sessions that belong together, the given one among them, in the order of their days: of the same title
 * at the same time of their days. What has begun or does not take place belongs to none any more (DOMAIN.md §5).
 */
export function seriesOf(days: EditedDays, id: string | undefined, scope: Scope = 'all'): string[] {
  const one = sessionWith(days, id);
  if (!one || isFixed(one)) return [];
  if (scope === 'this') return [one.id];
  const all = days
    .flatMap(({ sessions }) => sessions)
    .filter((other) => other === one || (isAlike(one, other) && !isFixed(other)));
  return (scope === 'all' ? all : all.slice(all.indexOf(one))).map((session) => session.id);
}

function isAlike(one: EditedSession, other: EditedSession): boolean {
  const isSameTime = one.startTime === other.startTime && one.endTime === other.endTime;
  return one.title === other.title && isSameTime && (one.endsNextDay ?? false) === (other.endsNextDay ?? false);
}
