import type { FastifyInstance } from 'fastify';
import { inboxCalls } from '#model/calls.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { notFound } from '../problems.ts';
import { MAX_SEARCH_LENGTH } from '#model/limits.ts';
import { fullObject, object } from './selection.ts';
import { serve } from './serve.ts';
import { itemsOf } from './shapes.ts';

const common = { tag: 'inbox', roles: ['superAdmin'] as const };
const text = { type: 'string' };
const listed = { id: text, from: text, to: text, subject: text, date: { type: ['string', 'null'] } };

/** GET /inbox/list?search and GET /inbox/detail?id: the mails that the embedded mail server has caught of the tenant. */
export function serveInbox(app: FastifyInstance, inbox: Inbox): void {
  const list = {
    ...common,
    summary: 'The mails that were sent, the newest first',
    query: object({ search: { type: 'string', maxLength: MAX_SEARCH_LENGTH } }),
    answer: itemsOf(object(listed)),
  };
  serve<{ search?: string }>(app, inboxCalls.list, list, async ({ scope, query: { search = '' } }) => ({
    items: await inbox.list(scope.tenant, search),
  }));
  const detail = {
    ...common,
    summary: 'A mail with its parts and headers',
    query: fullObject({ id: text }),
    answer: object({
      ...listed,
      text,
      html: text,
      headers: { type: 'array', items: object({ name: text, value: text }) },
      attachments: { type: 'array', items: object({ name: text, type: text, content: text }) },
    }),
  };
  serve<{ id: string }>(app, inboxCalls.detail, detail, async ({ scope, query }) => {
    const mail = await inbox.open(scope.tenant, query.id);
    if (!mail) throw notFound();
    return mail;
  });
}
