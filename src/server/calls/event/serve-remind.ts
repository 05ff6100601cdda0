import type { FastifyInstance } from 'fastify';
import { actionCall } from '#model/calls.ts';
import { entityNamed } from '#model/entities.ts';
import { MAX_REMINDER_NOTE } from '#model/reminders.ts';
import { hasForbiddenCharacters, tidy } from '#model/text.ts';
import type { JsonSchema } from '#model/variants.ts';
import { invalid } from '../../problems.ts';
import { rolesThatRemind, type Audience } from '../../reminders/audiences.ts';
import { remind } from '../../reminders/remind.ts';
import { object } from '../selection.ts';
import { serveEntity } from '../serve.ts';
import { keyQueryWith, type KeyQuery } from '../shapes.ts';

const event = entityNamed('event');

interface Body {
  nominationKeys?: string[];
  note?: string;
  sendAt?: string | null;
}

interface Served {
  summary: string;
  /** What a body may say beside a note. */
  asked: Record<string, JsonSchema>;
}

/** Serves POST /event/remind-{audience}?key&preview, to those who may take the action of that name. */
export function serveRemind(app: FastifyInstance, audience: Audience, { summary, asked }: Served): void {
  const served = {
    entity: event,
    summary,
    tag: 'event',
    roles: rolesThatRemind(audience),
    query: previewQuery,
    body: {
      ...object({ ...asked, note: { type: 'string', maxLength: MAX_REMINDER_NOTE }, sendAt }),
      type: ['object', 'null'],
    },
    answer: remindedShape,
  };
  serveEntity<KeyQuery & { preview?: 'true' | 'false' }, Body | null>(
    app,
    actionCall(event.name, `remind-${audience}`),
    served,
    ({ scope, query, body }) =>
      remind(scope, {
        key: query.key,
        audience,
        nominationKeys: body?.nominationKeys,
        note: noteIn(body),
        sendAt: body?.sendAt ?? undefined,
        isPreview: query.preview === 'true',
      }),
  );
}

/** What the sender adds; undefined for nothing. Throws 400 for characters that no text may have. */
function noteIn(body: Body | null): string | undefined {
  const note = body?.note ?? '';
  if (hasForbiddenCharacters(note, true)) throw invalid({ note: ['validation.characters'] });
  return tidy(note) || undefined;
}

const sendAt: JsonSchema = {
  type: ['string', 'null'],
  maxLength: 40,
  description: 'When it is sent, a local date and time by the clock of the event: 2026-11-30T09:00; null: now',
};

const previewQuery = keyQueryWith({
  preview: { enum: ['true', 'false'], description: 'Whether only to tell whom it would reach' },
});

const text: JsonSchema = { type: 'string' };
const texts: JsonSchema = { type: 'array', items: text };

const remindedShape: JsonSchema = {
  type: 'object',
  properties: {
    reached: { type: 'integer' },
    notReached: { type: 'integer' },
    sendAt: { type: 'string', format: 'date-time', description: 'When it is sent, if that is later' },
    message: {
      type: 'object',
      description: 'In a preview: what the first whom it reaches is told',
      properties: { name: text, subject: text, text },
    },
    recipients: {
      type: 'array',
      description: 'Those whom it does not reach first',
      items: {
        type: 'object',
        properties: { key: text, name: text, email: { type: ['string', 'null'] }, channels: texts, reasons: texts },
      },
    },
  },
};
