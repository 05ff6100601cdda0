import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { catchMail, type MailCatcher } from '#server/inbox/catch-mail.ts';
import type { Inbox } from '#server/inbox/inbox.ts';
import { onEachEngine, type RoleName } from '../support/api.ts';
import { contextOf } from '../support/by-itself.ts';
import { clientOf, type Client } from '../support/client.ts';
import { realms, type Realm } from '../support/token-issuer.ts';

onEachEngine((api) => {
  let folder: string;
  let catcher: MailCatcher;
  let sent = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rostrum-inbox-'));
    catcher = await catchMail(folder, { isProduction: false });
  });
  afterAll(async () => {
    await catcher.close();
    await rm(folder, { recursive: true });
  });

  const send = async (subject: string, { to = 'ravi@example.test', host = 'localhost', html = '' } = {}) => {
    const transport = createTransport({ host: '127.0.0.1', port: catcher.port, ignoreTLS: true });
    await transport.sendMail({
      from: 'Rostrum <rostrum@example.test>',
      to,
      subject,
      text: `About ${subject}`,
      html,
      messageId: `<${(sent += 1)}@${host}>`,
      icalEvent: { method: 'REQUEST', filename: 'session-1.ics', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' },
    });
    transport.close();
  };
  interface Who {
    inbox?: Inbox;
    realm?: Realm;
    role?: RoleName;
  }
  /** Somebody of a tenant at a server with an inbox; a super admin unless said. */
  const reader = async ({ inbox = catcher.inbox, realm = 'rostrum', role = 'super-admin' }: Who = {}) => {
    const app = await buildApp({ ...contextOf(api, () => new Date()), inbox });
    const token = await api.issuer.sign(realm, { sub: 'a', realm_access: { roles: [role] } });
    return clientOf(app, { authorization: `Bearer ${token}`, hostname: realms[realm] });
  };
  const subjects = async (client: Client, search = '') => {
    const { items } = await client.get('/inbox/list', { search });
    return items.map(({ subject }) => subject);
  };

  test('what is sent to the embedded mail server is in the inbox, the newest first, and can be searched', async () => {
    await send('Ünë');
    await send('Two', { to: '"Meera Iyer" <meera@example.test>' });
    const client = await reader();
    expect(await subjects(client)).toEqual(['Two', 'Ünë']);
    expect(await subjects(client, 'MEERA')).toEqual(['Two']);
    expect(await subjects(client, 'about une')).toEqual(['Ünë']);
    expect(await subjects(client, 'nothing')).toEqual([]);
  });

  test('a mail is opened with HTML, text, headers and attachments', async () => {
    await send('Opened', { html: '<p>Hello</p>' });
    const client = await reader();
    const [newest] = (await client.get('/inbox/list')).items;
    const { status, body } = await client.get('/inbox/detail', { id: String(newest?.['id']) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ subject: 'Opened', to: 'ravi@example.test', text: 'About Opened\n' });
    expect(body['html']).toContain('<p>Hello</p>');
    expect(body['headers']).toContainEqual({ name: 'Subject', value: 'Opened' });
    const attachments = body['attachments'] as { name: string; type: string; content: string }[];
    const calendar = attachments.find(({ name }) => name === 'session-1.ics');
    expect(Buffer.from(calendar?.content ?? '', 'base64').toString()).toContain('BEGIN:VCALENDAR');
  });

  test('each tenant sees its own mails alone', async () => {
    await send('Academic', { host: 'academy.localhost' });
    const [academy, rostrum] = [await reader({ realm: 'academy' }), await reader()];
    expect(await subjects(academy)).toEqual(['Academic']);
    expect(await subjects(rostrum)).not.toContain('Academic');
    const [mail] = (await academy.get('/inbox/list')).items;
    expect((await rostrum.get('/inbox/detail', { id: String(mail?.['id']) })).status).toBe(404);
  });

  test('mails are still there after a restart', async () => {
    await send('Kept');
    const again = await catchMail(folder, { isProduction: false });
    try {
      expect(await subjects(await reader({ inbox: again.inbox }))).toContain('Kept');
    } finally {
      await again.close();
    }
  });

  test('nobody but super admins reads them, and an id leads to no other file', async () => {
    const trainer = await reader({ role: 'trainer' });
    expect((await trainer.get('/inbox/list')).status).toBe(403);
    const client = await reader();
    for (const id of ['../../etc/passwd', '', '999999999']) {
      expect((await client.get('/inbox/detail', { id })).status).toBe(404);
    }
  });

  test('in production no mail is caught', async () => {
    await expect(catchMail(folder, { isProduction: true })).rejects.toThrow('SMTP_URL must name a mail server');
  });
});
