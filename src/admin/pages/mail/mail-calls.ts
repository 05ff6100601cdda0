import { inboxCalls, mailTemplateCalls } from '#model/calls.ts';
import type { CaughtMail, OpenedMail } from '#model/mail/inbox.ts';
import type { MailPreview, MailTemplate, OwnTemplate, TemplateHistory } from '#model/mail/template.ts';
import type { RostrumDataProvider } from '../../data/data-provider.ts';

type Caller = Pick<RostrumDataProvider, 'call'>;
/** Which template. */
export type TemplateName = Pick<TemplateHistory, 'kind' | 'language'>;

export async function readOwnTemplates({ call }: Caller, signal: AbortSignal): Promise<OwnTemplate[]> {
  return (await call<{ items: OwnTemplate[] }>(mailTemplateCalls.list, { signal })).items;
}

export function readTemplate({ call }: Caller, { kind, language }: TemplateName, signal: AbortSignal) {
  return call<TemplateHistory>(mailTemplateCalls.detail, { query: { kind, language }, signal });
}

/** Adds a version after the one that was read. */
export function saveTemplate({ call }: Caller, template: TemplateName & MailTemplate & { version: number }) {
  return call<TemplateHistory>(mailTemplateCalls.save, { body: template });
}

export function previewTemplate({ call }: Caller, template: TemplateName & MailTemplate, signal: AbortSignal) {
  return call<MailPreview>(mailTemplateCalls.preview, { body: template, signal });
}

/** Sends the example to whoever asks; answers to which address. */
export async function sendTest({ call }: Caller, template: TemplateName & MailTemplate): Promise<string> {
  return (await call<{ address: string }>(mailTemplateCalls.sendTest, { body: template })).address;
}

export async function readInbox({ call }: Caller, search: string, signal: AbortSignal): Promise<CaughtMail[]> {
  return (await call<{ items: CaughtMail[] }>(inboxCalls.list, { query: { search }, signal })).items;
}

export function readMail({ call }: Caller, id: string, signal: AbortSignal): Promise<OpenedMail> {
  return call(inboxCalls.detail, { query: { id }, signal });
}
