import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { MAX_VIEWS } from '#model/limits.ts';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import type { Client } from '../support/client.ts';

const list = {
  searchCriteria: { text: 'north', filter: { any: [{ status: 'Draft' }, { launchName: { contains: 'x' } }] } },
  sortConfig: { active: 'launchName', direction: 'asc' },
  columns: ['launchName', 'status', 'createdBy'],
};

onEachEngine((api) => {
  const save = (client: Client, view: Values, entity = 'program-launch') => client.post(`/${entity}/save-view`, view);
  const viewsOf = async (client: Client, entity = 'program-launch') => (await client.get(`/${entity}/views`)).items;
  const own = async (client: Client) => (await viewsOf(client)).filter(({ isMine }) => isMine);
  const person = (sub: string, role: 'trainer' | 'super-admin') => api.as({ roles: [role], claims: { sub } });

  test('a view keeps what it was given, and comes back to its owner alone', async () => {
    const [owner, other] = [await person('v1', 'trainer'), await person('v2', 'trainer')];
    const { status, body } = await save(owner, { name: '  Mine ', ...list });
    const expected = { key: body['key'], name: 'Mine', owner: 'Asha Rao', isMine: true, sharedWith: [], ...list };
    expect([status, body]).toEqual([200, expected]);
    expect(await viewsOf(owner)).toEqual([expected]);
    expect(await viewsOf(other)).toEqual([]);
    expect(await viewsOf(owner, 'event')).toEqual([]);
  });

  test('a view that is shared with a role is seen by it, and changed or removed by its owner only', async () => {
    const [owner, trainer, admin] = [
      await person('v3', 'trainer'),
      await person('v4', 'trainer'),
      await person('v5', 'super-admin'),
    ];
    const { body: view } = await save(owner, { name: 'For trainers', sharedWith: ['trainer'] });
    const seen = (await viewsOf(trainer)).find(({ key }) => key === view['key']);
    expect(seen).toMatchObject({ name: 'For trainers', isMine: false, owner: 'Asha Rao' });
    expect((await viewsOf(admin)).map(({ key }) => key)).not.toContain(view['key']);
    for (const client of [trainer, admin]) {
      expect((await save(client, { key: view['key'], name: 'Taken over' })).status).toBe(404);
      expect((await client.post('/program-launch/remove-view', { key: view['key'] })).status).toBe(404);
    }
    expect((await viewsOf(owner)).map(({ name }) => name)).toEqual(['For trainers']);
  });

  test('a view is replaced whole, and removed once', async () => {
    const owner = await person('v6', 'trainer');
    const { body: view } = await save(owner, { name: 'First', sharedWith: ['trainer'], ...list });
    const { body: replaced } = await save(owner, { key: view['key'], name: 'Second' });
    expect(replaced).toEqual({ key: view['key'], name: 'Second', owner: 'Asha Rao', isMine: true, sharedWith: [] });
    const remove = () => owner.post('/program-launch/remove-view', { key: view['key'] });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    expect(await own(owner)).toEqual([]);
  });

  test('two views of one person and list have different names, whatever their case', async () => {
    const owner = await person('v7', 'trainer');
    const { body: first } = await save(owner, { name: 'Équipe' });
    const { body: second } = await save(owner, { name: 'Other' });
    const errors = { name: ['view.name.unique'] };
    expect(await save(owner, { name: 'éQUIPE' })).toMatchObject({ status: 400, errors });
    expect(await save(owner, { key: second['key'], name: 'équipe' })).toMatchObject({ status: 400, errors });
    expect((await save(owner, { key: first['key'], name: 'ÉQUIPE' })).status).toBe(200);
    expect((await save(owner, { name: 'Équipe' }, 'event')).status).toBe(200);
  });

  test.each<[string, Values, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['no name at all', {}, 'name'],
    ['a name that is too long', { name: 'x'.repeat(61) }, 'name'],
    ['a name with a control character', { name: 'a\u0007' }, 'name'],
    [
      'an unknown field in its filter',
      { name: 'A', searchCriteria: { filter: { colour: 1 } } },
      'searchCriteria.filter',
    ],
    [
      'an order by what can not be sorted',
      { name: 'A', sortConfig: { active: 'learningEnvironmentKey', direction: 'asc' } },
      'sortConfig.active',
    ],
    ['an unknown column', { name: 'A', columns: ['colour'] }, 'columns.0'],
    ['a column twice', { name: 'A', columns: ['status', 'status'] }, 'columns'],
    ['a role that may not list it', { name: 'A', sharedWith: ['instructor'] }, 'sharedWith.0'],
    ['another part', { name: 'A', page: 1 }, 'page'],
  ])('a view with %s is refused under its name', async (_, view, at) => {
    const { status, errors } = await save(await person('v8', 'trainer'), view);
    expect([status, Object.keys(errors)]).toEqual([400, [at]]);
  });

  test('a person keeps so many views of a list, and no more', async () => {
    const owner = await person('v9', 'trainer');
    for (let number = 0; number < MAX_VIEWS; number += 1) await save(owner, { name: `View ${number}` });
    expect((await save(owner, { name: 'One more' })).errors).toEqual({ '': ['view.tooMany'] });
    expect(await own(owner)).toHaveLength(MAX_VIEWS);
  });

  test("another tenant's views are neither seen nor touched", async () => {
    const { body: view } = await save(api.academyAdmin, { name: 'Foreign', sharedWith: ['superAdmin'] });
    expect((await viewsOf(api.admin)).map(({ key }) => key)).not.toContain(view['key']);
    expect((await api.admin.post('/program-launch/remove-view', { key: view['key'] })).status).toBe(404);
    const { rows } = await sql`select 1 from "saved-view" where key = ${view['key']}`.execute(
      api.database.forTenant('rostrum'),
    );
    expect(rows).toEqual([]);
  });
});
