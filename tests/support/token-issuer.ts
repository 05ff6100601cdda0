import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, SignJWT } from 'jose';

export interface TokenIssuer {
  url: string;
  /** An access token of a realm as the embedded provider makes them; `undefined` takes a claim away. */
  sign: (realm: string, claims: Claims, header?: Record<string, unknown>) => Promise<string>;
  publicKeyOf: (realm: string) => KeyObject;
  /** How often keys were fetched. */
  fetches: () => number;
  stop: () => Promise<void>;
}

export type Claims = Record<string, unknown>;

export const realms = { rostrum: 'localhost', academy: 'academy.localhost' } as const;
export type Realm = keyof typeof realms;

/** Signs tokens for both demo tenants and serves their keys where the server looks for them, without any sign-in. */
export async function startTokenIssuer(): Promise<TokenIssuer> {
  const pairs = new Map(
    Object.keys(realms).map((realm) => [realm, generateKeyPairSync('rsa', { modulusLength: 2048 })]),
  );
  let fetches = 0;
  const answerOf = async (address = ''): Promise<object | undefined> => {
    const [, realm = '', what = ''] = /^\/realms\/([^/]+)\/(.*)$/.exec(address) ?? [];
    const pair = pairs.get(realm);
    if (!pair || what === '.well-known/openid-configuration') return pair && {};
    fetches += 1;
    return { keys: [{ ...(await exportJWK(pair.publicKey)), kid: realm, alg: 'RS256', use: 'sig' }] };
  };
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await answerOf(request.url);
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? {}));
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const pairOf = (realm: string) => {
    const pair = pairs.get(realm);
    if (!pair) throw new Error(`There is no realm "${realm}"`);
    return pair;
  };
  return {
    url,
    sign: (realm, claims, header = {}) =>
      new SignJWT({ ...usualClaims(url, realm), ...claims })
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: realm, ...header })
        .sign(pairOf(realm).privateKey),
    publicKeyOf: (realm) => pairOf(realm).publicKey,
    fetches: () => fetches,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function usualClaims(url: string, realm: string): Claims {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `${url}/realms/${realm}`,
    aud: 'rostrum-api',
    azp: 'rostrum-admin',
    sub: 'someone',
    typ: 'Bearer',
    iat: now,
    exp: now + 3600,
    tenant: [realms[realm as Realm]],
  };
}
