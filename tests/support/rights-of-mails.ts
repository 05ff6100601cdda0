import { mailTemplateCalls } from '#model/calls.ts';
import type { RoleName } from './api.ts';

const roles: RoleName[] = ['super-admin'];
const name = { kind: 'event.moved', language: 'en' };
const written = { ...name, subject: 'Hello', body: 'Hello' };

/** Super admins write what mails say, and nobody else. */
export const rightsOfMails = [
  { ...mailTemplateCalls.list, roles, valid: {} },
  { ...mailTemplateCalls.detail, roles, valid: name },
  { ...mailTemplateCalls.save, roles, valid: { ...written, version: 0 } },
  { ...mailTemplateCalls.preview, roles, valid: written },
  { ...mailTemplateCalls.sendTest, roles, valid: written },
];
