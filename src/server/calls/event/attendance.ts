import type { FastifyInstance } from 'fastify';
import type { AskedMark, Attendance, MarkValue } from '#model/attendance.ts';
import { attendanceCalls } from '#model/calls.ts';
import { entityNamed, wholeOf } from '#model/entities.ts';
import { tidy } from '#model/text.ts';
import { markAttendance } from '../../attendance/mark-attendance.ts';
import { registerOf } from '../../attendance/register-of.ts';
import { ofRecord } from '../../problems.ts';
import { find } from '../../records/find.ts';
import { marksOf } from '../../stores/attendance.ts';
import { serveEntity } from '../serve.ts';
import { keyQuery, keyQueryWith, type KeyQuery } from '../shapes.ts';
import { attendanceShape, markedShape, marksShape } from './attendance-shapes.ts';

const event = entityNamed('event');

/** A mark may be written in a transaction that ends after another one has read; so long may it take. */
const OVERLAP_MS = 30_000;

interface Asked {
  marks: (Pick<AskedMark, 'nominationKey' | 'sessionKey' | 'mark' | 'version'> & Partial<MarkValue>)[];
}

/** GET and POST /event/attendance?key: for who teaches the event, too. */
export function attendance(app: FastifyInstance): void {
  const common = { entity: event, tag: 'event', roles: event.access.show };
  const read = {
    ...common,
    summary: 'The register of an event: sessions, who has a seat, and their marks',
    query: sinceQuery,
    answer: attendanceShape,
  };
  serveEntity<KeyQuery & { since?: string }>(app, attendanceCalls.read, read, async ({ scope, query }) => {
    const { key, since } = query;
    const found = await find(scope, wholeOf(event), key);
    const from = since === undefined ? undefined : new Date(Date.parse(since) - OVERLAP_MS);
    return {
      ...(await registerOf(scope, found)),
      marks: await marksOf(scope, key, from),
      readAt: scope.now.toISOString(),
    } satisfies Attendance;
  });
  const marked = {
    ...common,
    summary: 'Saves the marks that nobody has changed meanwhile; 409 with those that somebody has',
    query: keyQuery,
    body: marksShape,
    answer: markedShape,
  };
  serveEntity<KeyQuery, Asked>(app, attendanceCalls.mark, marked, async ({ scope, query, body, reply }) => {
    const done = await markAttendance(scope, query.key, body.marks.map(askedMark));
    if (done.conflicts.length === 0) return done;
    return reply.status(409).send({ ...ofRecord('common.conflict'), ...done });
  });
}

/** Minutes are those of `Partial` alone, and an empty note is none. */
function askedMark({ nominationKey, sessionKey, mark, minutes, note, version }: Asked['marks'][number]): AskedMark {
  const attended = mark === 'Partial' ? (minutes ?? null) : null;
  return { nominationKey, sessionKey, mark, minutes: attended, note: tidy(note ?? '') || null, version };
}

const sinceQuery = keyQueryWith({
  since: { type: 'string', format: 'date-time', description: 'Only the marks made since; the rest comes anyway' },
});
