import type { FastifyInstance } from 'fastify';
import { sessionCalls } from '#model/calls.ts';
import { entityNamed, wholeOf } from '#model/entities.ts';
import type { JsonSchema } from '#model/variants.ts';
import { invalid } from '../../problems.ts';
import { find, findForUpdate } from '../../records/find.ts';
import { inTransaction } from '../../records/in-transaction.ts';
import { noteAction } from '../../records/note-action.ts';
import { meetingsOf, retryMeeting } from '../../stores/meetings.ts';
import { serveEntity } from '../serve.ts';
import { itemsOf, keyQuery, type KeyQuery } from '../shapes.ts';

/** GET /event/meetings?key and POST /event/retry-meeting?key: both answer the virtual meetings of an event. */
export function meetings(app: FastifyInstance): void {
  const entity = entityNamed('event');
  const common = { entity, tag: 'event', query: keyQuery, answer: itemsOf(meetingShape) };
  const read = { ...common, summary: 'The virtual meetings of an event', roles: entity.access.show };
  serveEntity<KeyQuery>(app, sessionCalls.meetings, read, async ({ scope, query }) => {
    await find(scope, wholeOf(entity), query.key);
    return { items: await meetingsOf(scope, query.key) };
  });
  const retried = {
    ...common,
    summary: 'Has a meeting that failed tried again at once',
    roles: entity.access.edit,
    body: retryShape,
  };
  serveEntity<KeyQuery, { meetingKey: string }>(app, sessionCalls.retryMeeting, retried, ({ scope, query, body }) =>
    inTransaction(scope, {}, async (within) => {
      await findForUpdate(within, wholeOf(entity), query.key);
      if (!(await retryMeeting(within, query.key, body.meetingKey))) {
        throw invalid({ meetingKey: ['meeting.notFailed'] });
      }
      await noteAction(within, entity, query.key, 'retry-meeting');
      return { items: await meetingsOf(within, query.key) };
    }),
  );
}

const retryShape: JsonSchema = {
  type: 'object',
  required: ['meetingKey'],
  additionalProperties: false,
  properties: { meetingKey: { type: 'string', minLength: 1, maxLength: 100 } },
};

const instant = { type: 'string', format: 'date-time' };
const text = { type: 'string' };

const meetingShape: JsonSchema = {
  type: 'object',
  properties: {
    key: text,
    sessionKey: text,
    tool: text,
    title: { ...text, description: 'Of the session' },
    startAt: instant,
    endAt: instant,
    isWanted: { type: 'boolean', description: 'False when it is to be withdrawn, or is' },
    state: { enum: ['Planned', 'Ready', 'Failed', 'Withdrawn'] },
    attempts: { type: 'integer' },
    error: {
      type: 'object',
      description: 'Why the last try failed',
      properties: { message: { ...text, description: 'Message key' }, status: { type: 'integer' } },
    },
    nextTryAt: { ...instant, description: 'Absent when it is tried again only if somebody asks for it' },
    joinUrl: { ...text, format: 'uri' },
    hostUrl: { ...text, format: 'uri' },
  },
};
