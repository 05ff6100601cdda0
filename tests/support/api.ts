import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Values } from '#model/values.ts';
import { buildApp } from '#server/app.ts';
import { readConfig, type Config, type Tenant } from '#server/config.ts';
import { createTotals } from '#server/records/totals.ts';
import type { Database } from '#server/sql/database.ts';
import { migrate } from '#server/sql/migrate.ts';
import { clientOf, type Client } from './client.ts';
import { prepareBodies, type MakeBodies } from './demo-record.ts';
import { engines, type Engine } from './engines.ts';
import { realms, startTokenIssuer, type Claims, type Realm, type TokenIssuer } from './token-issuer.ts';

export type RoleName = 'super-admin' | 'trainer' | 'instructor';

export interface Person {
  realm?: Realm;
  roles?: RoleName[];
  claims?: Claims;
}

export interface Api {
  engine: Engine['name'];
  /** Connection string of the database; undefined on the embedded engine. */
  databaseUrl: string | undefined;
  app: FastifyInstance;
  config: Config;
  database: Database;
  issuer: TokenIssuer;
  /** Super admins of both tenants. */
  admin: Client;
  academyAdmin: Client;
  as: (person: Person) => Promise<Client>;
  /** Valid bodies of any entity, after some demo records were put into the tenant. */
  prepareBodies: (realm?: Realm) => Promise<MakeBodies>;
  /** Who nobody has signed in. */
  anonymous: Client;
  close: () => Promise<void>;
}

export interface ApiOptions {
  env?: Record<string, string>;
  /** What the server and the states in its database go by; else a second passes at every look. */
  clock?: () => Date;
}

/** Defines tests once for every engine; `api` is there as soon as a test runs. */
export function onEachEngine(define: (api: Api) => void, options: ApiOptions = {}): void {
  describe.each(engines)('on $name', (engine) => {
    const api = { close: async () => {} } as Api;
    beforeAll(async () => {
      Object.assign(api, await startApi(engine, options));
    }, 120_000);
    afterAll(() => api.close());
    define(api);
  });
}

/** The app as production builds it, on a fresh migrated database, with a token issuer in the place of the sign-in. */
export async function startApi(engine: Engine, { env = {}, clock }: ApiOptions = {}): Promise<Api> {
  const [issuer, fresh] = await Promise.all([startTokenIssuer(), engine.openFresh(clock)]);
  await migrate(fresh.database.owner);
  const config = readConfig({
    AUTH_SERVER_URL: issuer.url,
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    WEB_DIR: 'none',
    ...env,
  });
  const app = await buildApp({
    config,
    database: fresh.database,
    totals: createTotals(),
    clock: clock ?? tickingClock(),
  });
  const as = async ({ realm = 'rostrum', roles = [], claims = {} }: Person): Promise<Client> => {
    const token = await issuer.sign(realm, { ...aPerson(realm, roles), ...claims });
    return clientOf(app, { authorization: `Bearer ${token}`, hostname: realms[realm] });
  };
  return {
    engine: engine.name,
    databaseUrl: fresh.url,
    app,
    config,
    database: fresh.database,
    issuer,
    as,
    admin: await as({ roles: ['super-admin'] }),
    academyAdmin: await as({ realm: 'academy', roles: ['super-admin'] }),
    prepareBodies: (realm = 'rostrum') => prepareBodies(fresh.database, tenantOf(config, realm)),
    anonymous: clientOf(app, {}),
    async close() {
      await app.close();
      await Promise.all([fresh.drop(), issuer.stop()]);
    },
  };
}

export function tenantOf({ tenants }: Config, realm: Realm): Tenant {
  const tenant = tenants.find(({ id }) => id === realm);
  if (!tenant) throw new Error(`There is no tenant "${realm}"`);
  return tenant;
}

function aPerson(realm: Realm, roles: RoleName[]): Claims {
  const name = roles[0] ?? 'nobody';
  return {
    sub: `${realm}.${name}`,
    preferred_username: name,
    given_name: 'Asha',
    family_name: 'Rao',
    email: `${name}@example.test`,
    realm_access: { roles },
  };
}

/** A second further at every look, so that no two records have one creation time unless a test wants it. */
function tickingClock(start = '2026-11-20T10:00:00.000Z', stepMs = 1000): () => Date {
  let time = Date.parse(start);
  return () => new Date((time += stepMs));
}

/** A valid learning environment with a code of its own. */
export function anEnvironment(changes: Values = {}): Values {
  number += 1;
  return {
    name: `Environment ${number}`,
    code: `LE-${number}`,
    securityCriteria: { grade: { greaterThan: 3 } },
    ...changes,
  };
}

/** A valid learner with an employee code of their own. */
export function aLearner(changes: Values = {}): Values {
  number += 1;
  return { name: `Learner ${number}`, employeeCode: `E-${number}`, ...changes };
}

let number = 0;
