import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { entities } from '#model/entities.ts';
import { anEnvironment, aLearner, onEachEngine, type Person } from '../support/api.ts';
import type { MakeBodies } from '../support/demo-record.ts';
import { servedCalls } from '../support/served-calls.ts';
import { ask, callsOf } from '../support/rights.ts';
import { saveable } from '../support/saveable.ts';

const people: [string, Person][] = [
  ['super admin', { roles: ['super-admin'] }],
  ['trainer', { roles: ['trainer'] }],
  ['instructor', { roles: ['instructor'] }],
  ['nobody', { roles: [] }],
];

onEachEngine((api) => {
  let bodies: MakeBodies;
  let foreignBodies: MakeBodies;
  beforeAll(async () => {
    bodies = await api.prepareBodies('rostrum');
    foreignBodies = await api.prepareBodies('academy');
  });

  test('the table of rights names every call that is served, and no other', async () => {
    const served = (await servedCalls(api)).map(({ method, path }) => `${method} ${path}`);
    expect(
      callsOf()
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    ).toEqual(served.toSorted());
  });

  test.each(people)('%s: every call answers as the table of rights says', async (_name, person) => {
    const client = await api.as(person);
    const role = person.roles?.[0];
    for (const call of callsOf((entity) => bodies(entity, 1)[0] ?? {})) {
      const { method, path, roles } = call;
      const { status, errors } = await ask(client, call);
      const isAllowed = roles === 'everyone' || roles.some((allowed) => allowed === role);
      expect([method, path, isServed(path, status, errors) ? 'served' : status]).toEqual([
        method,
        path,
        isAllowed ? 'served' : 403,
      ]);
    }
  });

  test('no call answers without a token', async () => {
    for (const call of callsOf()) {
      const client = api.anonymous.with({ hostname: 'localhost' });
      const { status } = await ask(client, call);
      expect([call.path, status]).toEqual([call.path, 401]);
    }
  });

  test.each([
    ['of another tenant', 'academy.localhost'],
    ['that nobody has', 'elsewhere.localhost'],
    ['in upper case', 'LOCALHOST'],
    ['with a port', 'localhost:4200'],
    ['named twice', 'localhost, localhost'],
    ['with another one', 'localhost, academy.localhost'],
    ['with a blank', ' localhost .'],
    ['of SQL', "' or 1=1 --"],
    ['left empty', ''],
    ['left out', undefined],
  ])('a hostname header %s is refused at every call', async (_what, hostname) => {
    const client = api.admin.with({ hostname });
    for (const call of callsOf()) {
      const { status } = await ask(client, call);
      expect([call.path, status]).toEqual([call.path, 403]);
    }
  });

  test('a token must name the tenant, also one that its issuer signed', async () => {
    for (const tenant of [undefined, [], ['academy.localhost'], 'academy.localhost', ['localhost.evil.example']]) {
      const client = await api.as({ roles: ['super-admin'], claims: { tenant } });
      expect([JSON.stringify(tenant), (await client.post('/learner/paginated-list', {})).status]).toEqual([
        JSON.stringify(tenant),
        403,
      ]);
    }
  });

  test.each(saveable)("$name: another tenant's record is neither found nor touched", async (entity) => {
    const [body = {}] = foreignBodies(entity, 1);
    const foreign = await api.academyAdmin.save(entity.name, body);
    const key = String(foreign['key']);
    const at = (call: string) => `/${entity.name}/${call}`;
    const answers = [
      await api.admin.get(at('detail'), { key }),
      await api.admin.get(at('history'), { key }),
      await api.admin.post(at('update'), { ...body, key }),
      await api.admin.post(at('remove'), { keys: [key] }),
    ];
    for (const { status, body: answer } of answers) {
      expect([status, answer]).toEqual([404, { errors: { '': ['common.notFound'] } }]);
    }
    const filter = { key };
    expect((await api.admin.post(at('paginated-list'), { searchCriteria: { filter } })).body).toEqual({
      items: [],
      totalItems: 0,
    });
    expect((await api.admin.post(at('options'), { keys: [key] })).items).toEqual([]);
    expect((await api.admin.post(at('export'), { searchCriteria: { filter } })).text).not.toContain(
      String(foreign[entity.text.name]),
    );
    expect((await api.academyAdmin.get(at('detail'), { key })).body).toEqual(foreign);
  });

  test('counts, values and totals are those of the tenant', async () => {
    const rare = { department: 'Foreign only', grade: 19 };
    await api.academyAdmin.save('learner', aLearner(rare));
    const filter = { searchCriteria: { filter: { department: 'Foreign only' } } };
    expect((await api.academyAdmin.post('/learner/paginated-list', filter)).body['totalItems']).toBe(1);
    expect((await api.admin.post('/learner/paginated-list', filter)).body['totalItems']).toBe(0);
    const asked = { securityCriteria: { department: 'Foreign only' } };
    expect((await api.admin.post('/learning-environment/validate-user-filter-criteria', asked)).body).toEqual({
      userCount: 0,
    });
    const values = await api.admin.get('/learning-environment/security-filter-values', {
      attribute: 'department',
      text: 'foreign',
    });
    expect(values.items).toEqual([]);
  });

  test('below the calls the database itself keeps tenants apart', async () => {
    const { key } = await api.admin.save('learning-environment', anEnvironment());
    const rows = async (tenant: string): Promise<number> => {
      const { rows: found } = await sql`select key from "learning-environment" where key = ${key}`.execute(
        api.database.forTenant(tenant),
      );
      return found.length;
    };
    expect({ own: await rows('rostrum'), other: await rows('academy'), none: await rows('') }).toEqual({
      own: 1,
      other: 0,
      none: 0,
    });
    // The control: the row is there for the owner of the tables, so that it was the policy that hid it.
    const { rows: all } = await sql`select key from "learning-environment" where key = ${key}`.execute(
      api.database.owner,
    );
    expect(all).toHaveLength(1);
  });

  test("the application's role can neither write into nor change another tenant's rows, nor the policy", async () => {
    const { key } = await api.academyAdmin.save('holiday', {
      name: 'X',
      startDate: '2027-01-01',
      endDate: '2027-01-01',
    });
    const db = api.database.forTenant('rostrum');
    const { numAffectedRows } = await sql`update holiday set name = 'taken' where key = ${key}`.execute(db);
    expect(Number(numAffectedRows ?? 0)).toBe(0);
    const insert = sql`insert into audit (tenant, entity, key, id, at, by, "byId", changes) values ('academy', 'x', 'x', 'x', now(), 'x', 'x', '[]')`;
    await expect(insert.execute(db)).rejects.toThrow(/row-level security/);
    for (const statement of [
      'alter table holiday disable row level security',
      'drop table holiday',
      'drop policy tenant on holiday',
    ]) {
      await expect(sql.raw(statement).execute(db)).rejects.toThrow(/owner/);
    }
  });

  test('every table with a tenant has row-level security, also against its owner', async () => {
    const { rows } = await sql<{ name: string; isEnabled: boolean; isForced: boolean }>`
      select relname as name, relrowsecurity as "isEnabled", relforcerowsecurity as "isForced" from pg_class
      join pg_attribute on attrelid = pg_class.oid and attname = 'tenant'
      where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(api.database.owner);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(entities.map(({ name }) => name)));
    for (const row of rows) expect(row).toEqual({ name: row.name, isEnabled: true, isForced: true });
  });
});

/** An unknown key, a missing file, a computed status and references out of a trainer's reach are refused to those who may call. */
function isServed(path: string, status: number, errors: Record<string, string[]>): boolean {
  if (/\/upload(-|$)/.test(path)) return [400, 404, 415].includes(status);
  if (['/event/save', '/program-launch/save', '/event/decide-booking', '/mail-template/send-test'].includes(path))
    return status === 200 || status === 400;
  return status === 200 || status === 404 || 'status' in errors;
}
