import type { StoredSession } from '../stores/sessions.ts';

/** Sessions of an event before and after somebody has changed them. */
export interface AgendaChange {
  before: readonly StoredSession[];
  after: readonly StoredSession[];
}

export interface ChangedTeachers {
  /** Teach none of its sessions before, or none after. */
  come: string[];
  gone: string[];
  /** Teach some before and after, and of those who teach others than before. */
  stay: string[];
  changed: string[];
}

/** How a change concerns instructors, by their keys. A session that is cancelled by it nobody has come to or gone from. */
export function changedTeachers({ before, after }: AgendaChange): ChangedTeachers {
  const cancelled = new Set(after.filter((session) => !isLive(session)).map(({ key }) => key));
  const was = taughtIn(before.filter((session) => isLive(session) && !cancelled.has(session.key)));
  const is = taughtIn(after.filter((session) => isLive(session)));
  const stay = [...is.keys()].filter((key) => was.has(key));
  return {
    come: [...is.keys()].filter((key) => !was.has(key)),
    gone: [...was.keys()].filter((key) => !is.has(key)),
    stay,
    changed: stay.filter((key) => was.get(key) !== is.get(key)),
  };
}

export function isLive({ status }: StoredSession): boolean {
  return status === 'Scheduled';
}

/** By instructor, the keys of their sessions as one text. */
function taughtIn(sessions: readonly StoredSession[]): Map<string, string> {
  const taught = sessions.flatMap(({ key, instructorKeys = [] }) => instructorKeys.map((who) => [who, key] as const));
  const byWho = Map.groupBy(taught, ([who]) => who);
  return new Map(
    [...byWho].map(([who, those]) => [
      who,
      those
        .map(([, key]) => key)
        .toSorted()
        .join(),
    ]),
  );
}
