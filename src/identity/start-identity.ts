import type { Server } from 'node:http';
import type { EmbeddedIdentity, IdentityLog, IdentityOptions } from './identity-options.ts';
import { listenOn, portOf, stopListening } from './listener.ts';
import { Directory } from './people/directory.ts';
import { Throttle } from './people/throttle.ts';
import { buildSite } from './provider/build-site.ts';
import { readRealm } from './realm/read-realm.ts';
import type { Realm } from './realm/realm.ts';
import { refuseProduction } from './refuse-production.ts';
import { answerNotYet, serveRealms } from './serve-realms.ts';
import type { LiveSite } from './site.ts';
import { sweepArtifacts } from './store/artifacts.ts';
import { createTables } from './store/create-tables.ts';
import { keysOf } from './store/realm-keys.ts';

const minute = 60_000;
const silence: IdentityLog = { info: () => undefined, error: () => undefined };

/**
 * Starts the OpenID provider for development: every realm file under `/realms/{realm}`, at Keycloak's paths.
 * Throws when a realm file is unfit, the port is taken, or production was not allowed.
 */
export async function startIdentity(options: IdentityOptions): Promise<EmbeddedIdentity> {
  const realms = options.realmFiles.map((file) => readRealm(file, options.addresses));
  refuseProduction(options, realms);
  await createTables(options.query);
  await sweepArtifacts(options.query);
  let answer = answerNotYet;
  const server = await listenOn(options.port, (request, response) => answer(request, response));
  try {
    const url = options.publicUrl ?? `http://localhost:${portOf(server)}`;
    answer = serveRealms(await buildSites(realms, url, options));
    return { url, close: closing(server, sweepRegularly(options)) };
  } catch (error) {
    await stopListening(server);
    throw error;
  }
}

function buildSites(realms: Realm[], url: string, { query, log = silence }: IdentityOptions): Promise<LiveSite[]> {
  const throttles = { perAccount: new Throttle(5, minute), perAddress: new Throttle(50, minute) };
  return Promise.all(
    realms.map(async (realm) => {
      const keys = await keysOf(realm.name, query);
      const issuer = `${url}/realms/${realm.name}`;
      return buildSite({ realm, issuer, keys, throttles, log, directory: new Directory(realm.users) }, query);
    }),
  );
}

function sweepRegularly({ query, log = silence }: IdentityOptions): NodeJS.Timeout {
  const sweep = () => {
    sweepArtifacts(query).catch((error: unknown) => log.error('identity: could not delete what has expired', error));
  };
  return setInterval(sweep, 10 * minute).unref();
}

function closing(server: Server, sweeping: NodeJS.Timeout): () => Promise<void> {
  return () => {
    clearInterval(sweeping);
    return stopListening(server);
  };
}
