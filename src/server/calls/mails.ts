import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { serveInbox } from './inbox.ts';
import { mailTemplates } from './mail-templates.ts';
import { sendTestMail } from './send-test-mail.ts';

/** The calls on what mails say, and on those that were caught where they are. */
export function mails(app: FastifyInstance, context: Context): void {
  mailTemplates(app);
  sendTestMail(app, context);
  if (context.inbox) serveInbox(app, context.inbox);
}
