import type { FastifyInstance } from 'fastify';
import { mailTemplateCalls } from '#model/calls.ts';
import type { MailTemplate } from '#model/mail/template.ts';
import type { Context } from '../context.ts';
import { DeliveryProblem } from '../delivery/sender.ts';
import { sendMail } from '../delivery/smtp-sender.ts';
import { previewOf } from '../mail/templates.ts';
import { invalid } from '../problems.ts';
import { newKey } from '../records/new-key.ts';
import type { TemplateName } from '../stores/mail-templates.ts';
import { writtenShape } from './mail-templates.ts';
import { object } from './selection.ts';
import { serve } from './serve.ts';

/** POST /mail-template/send-test: sends what a template makes of an example to whoever asks. */
export function sendTestMail(app: FastifyInstance, { config }: Context): void {
  const served = {
    tag: 'mail-template',
    roles: ['superAdmin'] as const,
    summary: 'Sends the mail that a template makes of an example to the caller',
    body: writtenShape,
    answer: object({ address: { type: 'string' } }),
    rate: { max: 10, timeWindow: 60_000 },
  };
  serve<unknown, TemplateName & MailTemplate>(app, mailTemplateCalls.sendTest, served, async ({ scope, body }) => {
    const message = previewOf(scope, body, body);
    const { name, email } = scope.caller;
    const { mail } = config.delivery;
    if (!mail) throw invalid({ '': ['mail.template.noServer'] });
    if (!email) throw invalid({ '': ['mail.template.noAddress'] });
    const messageId = `<test.${newKey(scope.now)}@${scope.tenant.hostname}>`;
    await sendMail(mail, { messageId, recipient: { name, email }, message }).catch((error: unknown) => {
      throw error instanceof DeliveryProblem ? invalid({ '': ['mail.template.notSent'] }) : error;
    });
    return { address: email };
  });
}
