import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { anEnvironment, onEachEngine } from '../support/api.ts';
import type { Client } from '../support/client.ts';

/** An internal note is read by super admins alone; whether bookings need approval is decided by them, and read by trainers. */
onEachEngine((api) => {
  let trainer: Client;
  let launch: Values;
  let event: Values;
  const note = 'Zanzibar';

  beforeAll(async () => {
    trainer = await api.as({ roles: ['trainer'], claims: { loginCode: 'tr-9' } });
    const record = await api.admin.save('trainer', { userName: 'Tara', employeeCode: 'TR-9' });
    const environment = await api.admin.save('learning-environment', anEnvironment());
    const program = await api.admin.save('program', { name: 'Onboarding', code: 'P-9' });
    for (const [plural, mapped] of [
      ['trainers', record],
      ['programs', program],
    ] as const) {
      const query = { key: String(environment['key']) };
      await api.admin.post(`/learning-environment/map-${plural}`, { keys: [mapped['key']] }, query);
    }
    launch = await api.admin.save('program-launch', {
      learningEnvironmentKey: environment['key'],
      programKey: program['key'],
      launchName: 'Launch',
      launchCode: 'L-9',
      internalNote: note,
    });
    event = await trainer.save('event', { name: 'Day one', code: 'EV-9', launchKey: launch['key'] });
  });

  test('what a person may not read is in no answer', async () => {
    const key = String(launch['key']);
    const { launchCode } = launch;
    const answers = await Promise.all([
      trainer.get('/program-launch/detail', { key }),
      trainer.post('/program-launch/paginated-list', {}),
      trainer.post('/program-launch/update', { key, selfNomination: true }),
      trainer.post('/program-launch/update', { key, version: 0, selfNomination: true }),
      trainer.get('/program-launch/history', { key }),
      trainer.post('/program-launch/export', {}),
      trainer.post('/program-launch/options', {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 409, 200, 200, 200]);
    expect(answers.filter(({ text }) => /internalNote|Zanzibar/.test(text))).toEqual([]);
    expect(answers[0]?.body).toMatchObject({ launchCode });
    const ours = await api.admin.get('/program-launch/detail', { key });
    expect(ours.body['internalNote']).toBe(note);
    expect((await api.admin.get('/program-launch/history', { key })).text).toContain(note);
  });

  test('it can be neither filtered nor sorted by, as if it did not exist', async () => {
    const list = (body: object) => trainer.post('/program-launch/paginated-list', body);
    const [byNote, byNothing] = await Promise.all(
      ['internalNote', 'nothing'].map((name) => list({ searchCriteria: { filter: { [name]: { contains: 'Z' } } } })),
    );
    expect([byNote?.status, byNote?.errors]).toEqual([400, byNothing?.errors]);
    const [inOrder, inNoOrder] = await Promise.all(
      ['internalNote', 'nothing'].map((active) => list({ sortConfig: { active } })),
    );
    expect([inOrder?.status, inOrder?.errors]).toEqual([400, inNoOrder?.errors]);
    const where = { internalNote: { contains: 'Z' } };
    expect((await trainer.post('/program-launch/options', { where })).status).toBe(400);
  });

  test('the search does not look through it, also when somebody who may read it has just searched', async () => {
    const search = { searchCriteria: { text: 'zanzi' } };
    const [ours, theirs] = [
      await api.admin.post('/program-launch/paginated-list', search),
      await trainer.post('/program-launch/paginated-list', search),
    ];
    expect([ours.body['totalItems'], ours.items.length]).toEqual([1, 1]);
    expect(theirs.body).toEqual({ items: [], totalItems: 0 });
    expect((await trainer.post('/program-launch/options', { text: 'zanzi' })).items).toEqual([]);
  });

  test('a shared view that asks for it is told to nobody who may not read it', async () => {
    const view = (name: string, filter: object) =>
      api.admin.post('/program-launch/save-view', { name, sharedWith: ['trainer'], searchCriteria: { filter } });
    await view('By note', { internalNote: { contains: 'Z' } });
    await view('By code', { launchCode: { contains: 'L' } });
    const { items } = await trainer.get('/program-launch/views');
    expect(items.map(({ name }) => name)).toEqual(['By code']);
    const own = { name: 'Mine', searchCriteria: { filter: { internalNote: { contains: 'Z' } } } };
    expect((await trainer.post('/program-launch/save-view', own)).status).toBe(400);
  });

  test('writing it is refused like a field that does not exist, and what it holds stays', async () => {
    const { key } = launch;
    const { status, errors } = await trainer.post('/program-launch/update', { key, internalNote: 'Mine' });
    expect([status, errors]).toEqual([400, { internalNote: ['common.unknownField'] }]);
    const changed = await trainer.post('/program-launch/update', { key, certificate: true });
    expect(changed.status).toBe(200);
    const { body } = await api.admin.get('/program-launch/detail', { key: String(key) });
    expect(body).toMatchObject({ certificate: true, internalNote: note });
  });

  test('what may be read and not written is refused under its name, unless it stays as it is', async () => {
    const { key } = event;
    const forbidden = { bookingApproval: ['event.bookingApproval.forbidden'] };
    const changed = await trainer.post('/event/update', { key, bookingApproval: true });
    expect([changed.status, changed.errors]).toEqual([400, forbidden]);
    const created = await trainer.post('/event/save', {
      name: 'Day two',
      code: 'EV-10',
      launchKey: launch['key'],
      bookingApproval: true,
    });
    expect([created.status, created.errors]).toEqual([400, forbidden]);
    const sentBack = await trainer.post('/event/update', { ...event, name: 'Day 1' });
    expect([sentBack.status, sentBack.body]).toEqual([200, expect.objectContaining({ bookingApproval: false })]);
    const { body } = await api.admin.post('/event/update', { key, bookingApproval: true });
    expect(body['bookingApproval']).toBe(true);
  });
});
