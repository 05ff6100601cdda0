import { expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { composeMessage } from '#server/mail/compose-message.ts';
import { onEachEngine } from '../support/api.ts';
import { scopeIn } from '../support/by-itself.ts';

const cancelled = { kind: 'nomination.rejected', language: 'en' };
const moved = { kind: 'event.moved', language: 'de' };

onEachEngine((api) => {
  const save = (body: Values, client = api.admin) => client.post('/mail-template/save', body);
  const read = async (name: Record<string, string>) => (await api.admin.get('/mail-template/detail', name)).body;
  const versionsOf = ({ versions }: Values) => (versions as Values[]).map(({ version, subject }) => [version, subject]);

  test('a template is built in until somebody saves another one, and every version is kept with who and when', async () => {
    const builtIn = [0, 'Neue Termine oder Orte: {{event.name}}'];
    expect(versionsOf(await read(moved))).toEqual([builtIn]);
    const saved = await save({ ...moved, subject: ' Neu: {{event.name}} ', body: 'Hallo\r\n\r\n{{link}}', version: 0 });
    expect([saved.status, versionsOf(saved.body)]).toEqual([200, [[1, 'Neu: {{event.name}}'], builtIn]]);
    await save({ ...moved, subject: 'Zwei', body: 'Hallo', version: 1 });
    const { versions } = await read(moved);
    expect(versions).toMatchObject([
      { version: 2, subject: 'Zwei', createdBy: 'Asha Rao', creationTime: expect.stringMatching(/^2026-11-20T/) },
      { version: 1, body: 'Hallo\n\n{{link}}' },
      { version: 0, createdBy: null, creationTime: null },
    ]);
    const { body } = await api.admin.get('/mail-template/list');
    expect(body['items']).toMatchObject([{ ...moved, version: 2, createdBy: 'Asha Rao' }]);
  });

  test('who saves what somebody else has changed meanwhile is told so, with what is there now', async () => {
    const first = { ...moved, kind: 'event.reminder', subject: 'Mine', body: 'Hello', version: 0 };
    await save(first);
    const { status, body } = await save({ ...first, subject: 'Theirs' });
    expect([status, body['errors']]).toEqual([409, { '': ['common.conflict'] }]);
    expect(versionsOf(body['current'] as Values)[0]).toEqual([1, 'Mine']);
  });

  test('a placeholder that the kind does not have is refused at its field, and nothing is saved', async () => {
    const { status, body } = await save({
      ...cancelled,
      subject: '{{offer.until}}',
      body: '{{evnt.name}}',
      version: 0,
    });
    const unknown = ['mail.template.unknownPlaceholder'];
    expect([status, body]).toEqual([400, { errors: { subject: unknown, body: unknown } }]);
    expect(versionsOf(await read(cancelled))).toHaveLength(1);
  });

  test('a kind or a language that there is not is refused', async () => {
    expect((await api.admin.get('/mail-template/detail', { kind: 'event.party', language: 'en' })).status).toBe(400);
    expect((await api.admin.get('/mail-template/detail', { kind: 'event.moved', language: 'fr' })).status).toBe(400);
  });

  test('a preview shows the template with an example, escaped and in its language, and saves nothing', async () => {
    const subject = '{{recipient.name}}: {{event.name}}';
    const { body } = await api.admin.post('/mail-template/preview', {
      kind: 'nomination.confirmed',
      language: 'ar',
      subject,
      body: '<b>{{event.code}}</b>\n\nX: {{link}}',
    });
    expect(body).toEqual({
      subject: 'Asha Rao: Fire safety',
      text: '<b>FIRE-12</b>\n\nX: http://localhost:4200/link/example\n',
      html: expect.stringMatching(/<html lang="ar" dir="rtl">[^]*&#60;b&#62;FIRE-12/),
    });
    expect(versionsOf(await read({ kind: 'nomination.confirmed', language: 'ar' }))).toHaveLength(1);
  });

  test('mails are written by the tenant’s own template, and those of another tenant are not', async () => {
    const saved = await save({ ...cancelled, subject: 'Sorry', body: 'Dear {{recipient.name}}', version: 0 });
    expect(saved.status).toBe(200);
    const learner = await api.admin.save('learner', { name: 'Ravi', employeeCode: 'T-1' });
    const notice = {
      kind: cancelled.kind,
      channel: 'EMAIL',
      uniqueKey: 'once',
      recipientEntity: 'learner',
      recipientKey: String(learner['key']),
      payload: {},
    };
    const written = await Promise.all(
      (['rostrum', 'academy'] as const).map(async (realm) => {
        const scope = scopeIn(api, () => new Date(), realm);
        const known = realm === 'rostrum' ? notice : { ...notice, recipientEntity: 'instructor' };
        return (await composeMessage(scope, known, { name: 'Ravi' })).subject;
      }),
    );
    expect(written).toEqual(['Sorry', 'Your nomination was not approved:']);
  });

  test('the inbox of the embedded mail server is not there without it', async () => {
    expect((await api.admin.get('/inbox/list')).status).toBe(404);
    expect((await api.admin.get('/inbox/detail', { id: '000000001' })).status).toBe(404);
  });
});
