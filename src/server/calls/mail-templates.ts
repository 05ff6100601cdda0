import type { FastifyInstance } from 'fastify';
import { mailTemplateCalls } from '#model/calls.ts';
import { languageNames } from '#model/languages.ts';
import { noticeKinds } from '#model/mail/notice-kinds.ts';
import type { MailTemplate } from '#model/mail/template.ts';
import { historyOfTemplate, previewOf, saveTemplate } from '../mail/templates.ts';
import { ownTemplates, type TemplateName } from '../stores/mail-templates.ts';
import { fullObject, object } from './selection.ts';
import { serve } from './serve.ts';
import { itemsOf } from './shapes.ts';

const common = { tag: 'mail-template', roles: ['superAdmin'] as const };
const text = { type: 'string' };
const version = { type: 'integer', minimum: 0 };
const name = { kind: { enum: Object.keys(noticeKinds) }, language: { enum: Object.keys(languageNames) } };
const written = { ...name, subject: text, body: text };
const textOrNull = { type: ['string', 'null'] };
const about = { version, createdBy: textOrNull, creationTime: textOrNull };
const historyShape = object({
  ...name,
  versions: {
    type: 'array',
    items: object({ ...about, subject: text, body: text }),
    description: 'The newest first, which is the one that is used; 0 is built in',
  },
});

/** A template that may not be saved yet. */
export const writtenShape = fullObject(written);

/** The calls on the templates of mails, under /mail-template. */
export function mailTemplates(app: FastifyInstance): void {
  const listed = {
    ...common,
    summary: 'The templates that are other than the built-in ones',
    answer: itemsOf(object({ ...name, ...about })),
  };
  serve(app, mailTemplateCalls.list, listed, async ({ scope }) => ({ items: await ownTemplates(scope) }));

  const shown = { ...common, summary: 'All versions of a template', query: fullObject(name), answer: historyShape };
  serve<TemplateName>(app, mailTemplateCalls.detail, shown, ({ scope, query }) => historyOfTemplate(scope, query));

  const saved = {
    ...common,
    summary: 'Adds a version to a template, after the one that was read',
    body: fullObject({ ...written, version }),
    answer: historyShape,
  };
  serve<unknown, TemplateName & MailTemplate & { version: number }>(
    app,
    mailTemplateCalls.save,
    saved,
    ({ scope, body }) => saveTemplate(scope, body, body),
  );

  const previewed = {
    ...common,
    summary: 'The mail that a template makes of an example',
    body: writtenShape,
    answer: object({ subject: text, text, html: text }),
  };
  serve<unknown, TemplateName & MailTemplate>(app, mailTemplateCalls.preview, previewed, ({ scope, body }) =>
    previewOf(scope, body, body),
  );
}
