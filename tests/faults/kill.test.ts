import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '#server/sql/database.ts';
import { aLearner } from '../support/api.ts';
import { places } from '../support/places.ts';
import { remoteAdmin, type RemoteCall } from '../support/remote-client.ts';
import { startServing } from '../support/serving-process.ts';
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer.ts';
import { until } from '../support/until.ts';

const ROUNDS = 4;
const CALLERS = 6;

let issuer: TokenIssuer;
beforeAll(async () => {
  issuer = await startTokenIssuer();
});
afterAll(() => issuer.stop());

describe.each(places)('on %s', (_engine, findPlace) => {
  test('kill -9 during saves loses nothing acknowledged, and leaves no record without its audit row', async () => {
    const place = await findPlace();
    const acknowledged = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round++) {
      const server = await startServing({ ...place.env, AUTH_SERVER_URL: issuer.url });
      const call = await remoteAdmin(server.url, issuer);
      const enough = acknowledged.size + 15 + round * 7;
      const writers = Array.from({ length: CALLERS }, () => writeUntilCut(call, acknowledged));
      await until(() => acknowledged.size >= enough);
      await server.kill();
      await Promise.all(writers);
    }
    expect(acknowledged.size).toBeGreaterThan(ROUNDS * 15);
    const database = await openDatabase(place.options);
    expect(await damageIn(database, acknowledged)).toEqual({ lost: [], unaudited: [], orphans: [] });
    // The control: what a crash could have done is noticed.
    const twice = [...acknowledged].filter(([, version]) => version === 2).map(([key]) => key);
    const [first = '', second = '', third = ''] = twice.toSorted(inOrder);
    await sql`delete from learner where key = ${first}`.execute(database.owner);
    await sql`delete from audit where key = ${second}`.execute(database.owner);
    await sql`update learner set version = 1 where key = ${third}`.execute(database.owner);
    expect(await damageIn(database, acknowledged)).toEqual({
      lost: [first, third],
      unaudited: [second, third],
      orphans: [first],
    });
    await database.close();
    await place.clear();
  }, 120_000);
});

/** Keys whose acknowledged version is gone, that have not one audit row for each version, and that have nothing but audit rows. */
async function damageIn({ owner }: Database, acknowledged: Map<string, number>) {
  const { rows } = await sql<{ key: string; version: number; audits: number }>`
    select key, version, (select count(*) from audit where audit.key = learner.key) as audits
    from learner order by key`.execute(owner);
  const audited = await sql<{ key: string }>`select distinct key from audit order by key`.execute(owner);
  const keys = [...acknowledged.keys()].toSorted(inOrder);
  const versions = new Map(rows.map(({ key, version }) => [key, version]));
  return {
    lost: keys.filter((key) => (versions.get(key) ?? 0) < (acknowledged.get(key) ?? 0)),
    unaudited: rows.filter(({ version, audits }) => audits !== version).map(({ key }) => key),
    orphans: audited.rows.filter(({ key }) => !versions.has(key)).map(({ key }) => key),
  };
}

/** As the database orders keys. */
function inOrder(one: string, other: string): number {
  return one.localeCompare(other, 'en');
}

/** Saves and updates, one after the other, and notes what was acknowledged, until the connection breaks. */
async function writeUntilCut(call: RemoteCall, acknowledged: Map<string, number>): Promise<void> {
  for (;;) {
    const saved = await call('/learner/save', aLearner({ grade: 1, employeeCode: crypto.randomUUID() })).catch(
      () => undefined,
    );
    if (!saved) return;
    expect(saved.status).toBe(200);
    const key = String(saved.body['key']);
    acknowledged.set(key, 1);
    const updated = await call('/learner/update', { key, grade: 2 }).catch(() => undefined);
    if (!updated) return;
    expect(updated.status).toBe(200);
    acknowledged.set(key, 2);
  }
}
