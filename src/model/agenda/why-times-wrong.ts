import type { FieldErrors } from '../validate.ts';
import type { AgendaSession } from './agenda.ts';
import { minutesOf, type Span } from './session-times.ts';

/** A session at its place in the body, such as `days.0.sessions.1`. */
export interface PlacedSession {
  path: string;
  session: AgendaSession;
  /** In one measure for all sessions of an agenda: instants, or minutes of relative days. */
  span: Span;
}

const LONGEST_MINUTES = 24 * 60;

/**
 * What is wrong with the times of an agenda's sessions, by place: each ends after it starts and within 24 hours, and no
 * two of those that take place overlap.
 */
export function whyTimesWrong(sessions: readonly PlacedSession[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const placed of sessions) {
    const wrong = whyEndWrong(placed);
    if (wrong) errors[`${placed.path}.endTime`] = [wrong];
  }
  const live = sessions.filter(({ path, session }) => session.status !== 'Cancelled' && !errors[`${path}.endTime`]);
  for (const path of overlapping(live)) errors[`${path}.startTime`] = ['agenda.overlap'];
  return errors;
}

/** A clock change may leave nothing of a session that is right on the wall clock. */
function whyEndWrong({ session, span }: PlacedSession): string | undefined {
  const { start, end } = minutesOf(session);
  if (end <= start) return 'agenda.days.sessions.endTime.after';
  if (span.end <= span.start) return 'agenda.clockChange';
  return end - start > LONGEST_MINUTES ? 'agenda.days.sessions.endTime.tooLong' : undefined;
}

/** The places of sessions that start before an earlier one has ended, and of the earlier ones. */
function overlapping(sessions: readonly PlacedSession[]): string[] {
  let longest: PlacedSession | undefined;
  const paths: string[] = [];
  for (const placed of sessions.toSorted((one, other) => one.span.start - other.span.start)) {
    if (longest && placed.span.start < longest.span.end) paths.push(longest.path, placed.path);
    if (!longest || placed.span.end > longest.span.end) longest = placed;
  }
  return paths;
}
