import type { FastifyInstance } from 'fastify';
import { reminderCalls, type Call } from '#model/calls.ts';
import { entityNamed, wholeOf } from '#model/entities.ts';
import type { Event, ProgramLaunch } from '#model/generated/types.ts';
import { DEFAULT_PAGE_SIZE, MAX_SEARCH_LENGTH, PAGE_SIZES } from '#model/limits.ts';
import type { Page } from '#model/paged-query.ts';
import { plannedKinds, type PlannedRecipient, type RecipientsQuestion } from '#model/reminders.ts';
import type { Values } from '#model/values.ts';
import type { JsonSchema } from '#model/variants.ts';
import type { Scope } from '../context.ts';
import { find } from '../records/find.ts';
import { recipientsOf as recipientsOfEvent } from '../reminders/recipients-of-event.ts';
import { recipientsOf as recipientsOfLaunch } from '../reminders/recipients-of-launch.ts';
import { serveEntity } from './serve.ts';
import { keyQueryWith, type KeyQuery } from './shapes.ts';

/** GET /{entity}/reminder-recipients?key&kind&at: whom, by name, one of the reminders of a plan reaches as things stand. */
export function reminderRecipients(app: FastifyInstance): void {
  // Records come from the tables that their schema has made.
  serveRecipients(app, 'event', reminderCalls.recipientsOfEvent, (scope, event, question) =>
    recipientsOfEvent(scope, event as unknown as Event, question),
  );
  serveRecipients(app, 'program-launch', reminderCalls.recipientsOfLaunch, (scope, launch, question) =>
    recipientsOfLaunch(scope, launch as unknown as ProgramLaunch, question),
  );
}

interface Query extends KeyQuery, Pick<RecipientsQuestion, 'kind' | 'at' | 'reminderKey' | 'text'> {
  pageIndex?: string;
  pageSize?: string;
}

type Answer = (scope: Scope, record: Values, question: RecipientsQuestion) => Promise<Page<PlannedRecipient>>;

function serveRecipients(app: FastifyInstance, name: string, call: Call, answer: Answer): void {
  const entity = entityNamed(name);
  const served = {
    entity,
    summary: `A page of those whom a planned reminder of a ${entity.title.toLowerCase()} reaches`,
    tag: name,
    roles: entity.access.show,
    query: recipientsQuery,
    answer: recipientsShape,
  };
  serveEntity<Query>(app, call, served, async ({ scope, query }) => {
    const { key, pageIndex = '0', pageSize = DEFAULT_PAGE_SIZE, ...asked } = query;
    const limit = Number(pageSize);
    return answer(scope, await find(scope, wholeOf(entity), key), {
      ...asked,
      limit,
      offset: Number(pageIndex) * limit,
    });
  });
}

const text: JsonSchema = { type: 'string' };

const recipientsQuery: JsonSchema = {
  ...keyQueryWith({
    kind: { enum: [...plannedKinds] },
    at: { ...text, format: 'date-time', description: 'When it comes, as the plan says' },
    reminderKey: { ...text, maxLength: 100, description: 'Of one by hand' },
    text: { ...text, maxLength: MAX_SEARCH_LENGTH, description: 'Looked for in names and addresses' },
    pageIndex: { ...text, pattern: '^[0-9]{1,6}$' },
    pageSize: { enum: PAGE_SIZES.map(String) },
  }),
  required: ['key', 'kind', 'at'],
};

const recipientsShape: JsonSchema = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          key: text,
          name: text,
          email: { type: ['string', 'null'] },
          channels: { type: 'array', items: text, description: 'On which it comes; empty where it can not' },
        },
      },
    },
    totalItems: { type: 'integer' },
  },
};
