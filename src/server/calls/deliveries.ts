import type { FastifyInstance } from 'fastify';
import { deliveryCalls, type Call } from '#model/calls.ts';
import { channels, deliveryStates, tellingEntities, type Channel, type DeliveryState } from '#model/delivery.ts';
import type { Entity } from '#model/entity.ts';
import { entityNamed, wholeOf } from '#model/entities.ts';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#model/limits.ts';
import type { JsonSchema } from '#model/variants.ts';
import type { Scope } from '../context.ts';
import { invalid, notFound } from '../problems.ts';
import { find, findForUpdate } from '../records/find.ts';
import { inTransaction } from '../records/in-transaction.ts';
import { noteAction } from '../records/note-action.ts';
import { cancelDelivery, deliveriesOf, deliveryNamed, resend, type Teller } from '../stores/deliveries.ts';
import { fullObject } from './selection.ts';
import { serveEntity } from './serve.ts';
import { keyQuery, keyQueryWith, type KeyQuery } from './shapes.ts';

interface ListQuery extends KeyQuery {
  state?: DeliveryState;
  channel?: Channel;
  pageIndex?: string;
  pageSize?: string;
}

/** The delivery logs of events and launches, read a page at a time; and what can be done with a notice: sent again, or cancelled. */
export function deliveries(app: FastifyInstance): void {
  for (const name of tellingEntities) serveLog(app, name);
}

function serveLog(app: FastifyInstance, name: Teller['entity']): void {
  const entity = wholeOf(entityNamed(name));
  const calls = deliveryCalls(name);
  const title = entity.title.toLowerCase();
  const served = {
    entity,
    tag: name,
    summary: `A page of what a ${title} has told and will tell, with how it is delivered`,
    roles: entity.access.show,
    query: listQuery,
    answer: listShape,
  };
  serveEntity<ListQuery>(app, calls.list, served, async ({ scope, query }) => {
    await find(scope, entity, query.key);
    const limit = Number(query.pageSize ?? DEFAULT_PAGE_SIZE);
    const pageIndex = Number(query.pageIndex ?? 0);
    return deliveriesOf(scope, { entity: name, key: query.key }, query, { limit, offset: pageIndex * limit });
  });
  serveAct(app, calls.resend, {
    entity,
    name,
    summary: `Has a notice of a ${title} sent again that failed, was cancelled or was sent`,
    refusal: 'delivery.refused.scheduled',
    act: resend,
  });
  serveAct(app, calls.cancel, {
    entity,
    name,
    summary: `Cancels a notice of a ${title} that is scheduled`,
    refusal: 'delivery.refused.notScheduled',
    act: cancelDelivery,
  });
}

interface Act {
  entity: Entity;
  name: Teller['entity'];
  summary: string;
  /** Message key of why it could not be done. */
  refusal: string;
  act: (scope: Scope, teller: Teller, key: string) => Promise<boolean>;
}

function serveAct(app: FastifyInstance, call: Call, { entity, name, summary, refusal, act }: Act): void {
  const served = {
    entity,
    tag: name,
    summary,
    roles: entity.access.edit,
    query: keyQuery,
    body: deliveryBody,
    answer: deliveryShape,
  };
  serveEntity<KeyQuery, { deliveryKey: string }>(app, call, served, ({ scope, query, body }) =>
    inTransaction(scope, {}, async (within) => {
      const teller = { entity: name, key: query.key };
      await findForUpdate(within, entity, query.key);
      const isDone = await act(within, teller, body.deliveryKey);
      const delivery = await deliveryNamed(within, teller, body.deliveryKey);
      if (!delivery) throw notFound();
      if (!isDone) throw invalid({ '': [refusal] });
      await noteAction(within, entity, query.key, call.path.split('/').at(-1) ?? '');
      return delivery;
    }),
  );
}

const key = { type: 'string', minLength: 1, maxLength: 100 };

const listQuery = keyQueryWith({
  state: { enum: [...deliveryStates] },
  channel: { enum: [...channels] },
  pageIndex: { type: 'string', pattern: '^[0-9]{1,6}$' },
  pageSize: { enum: PAGE_SIZES.map(String) },
});

const deliveryBody = fullObject({ deliveryKey: key });

const text = { type: 'string' };
const instant = { ...text, format: 'date-time' };

const deliveryShape: JsonSchema = {
  type: 'object',
  properties: {
    key: text,
    kind: { ...text, description: 'Of what it tells, such as nomination.confirmed' },
    channel: { enum: [...channels] },
    state: { enum: [...deliveryStates] },
    recipientEntity: { enum: ['learner', 'instructor', 'trainer', 'manager'] },
    recipientName: { ...text, description: 'Who gets it as things are now' },
    recipientAddress: { ...text, description: 'An e-mail address, or the phone number of a text message' },
    sendAt: instant,
    sentAt: instant,
    attempts: { type: 'integer', description: 'Tries since it was last scheduled' },
    nextAttemptAt: { ...instant, description: 'After a try that failed, or of the mail of the day' },
    togetherWith: {
      type: 'integer',
      description: 'How many others are in the same mail of the day; absent outside of one',
    },
    error: {
      type: 'object',
      description: 'Why it was not sent',
      properties: { message: { ...text, description: 'Message key' }, detail: text },
    },
    resends: { type: 'integer', description: 'How often somebody had it sent once more' },
    messageId: { ...text, description: 'Of a mail, the same at every try and for all that is in it' },
  },
};

const listShape: JsonSchema = {
  type: 'object',
  properties: {
    items: { type: 'array', items: deliveryShape },
    totalItems: { type: 'integer' },
    counts: {
      type: 'object',
      description: 'Of all notices, by state',
      additionalProperties: { type: 'integer' },
    },
  },
};
