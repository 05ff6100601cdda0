import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Query } from '../identity-options.ts';

/** The secrets of a realm; they outlive a restart, and so does every sign-in. */
export interface RealmKeys {
  /** RS256 private key, for access and ID tokens. */
  signing: JWK;
  /** Signs the provider's cookies. */
  cookie: string;
  /** HS512, for the outside of refresh tokens. */
  refresh: string;
}

/** The realm's keys, made on the first start. Of two processes that start at once, the first one's keys count. */
export async function keysOf(realm: string, query: Query): Promise<RealmKeys> {
  const stored = await storedKeys(realm, query);
  if (stored) return stored;
  await query('insert into identity.realm_keys (realm, keys) values ($1, $2) on conflict (realm) do nothing', [
    realm,
    JSON.stringify(await makeKeys()),
  ]);
  return keysOf(realm, query);
}

async function storedKeys(realm: string, query: Query): Promise<RealmKeys | undefined> {
  const { rows } = await query('select keys from identity.realm_keys where realm = $1', [realm]);
  const keys: RealmKeys | undefined = rows[0] && JSON.parse(String(rows[0]['keys']));
  return keys;
}

async function makeKeys(): Promise<RealmKeys> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = await exportJWK(privateKey);
  return {
    signing: { ...key, alg: 'RS256', use: 'sig', kid: await calculateJwkThumbprint(key) },
    cookie: randomBytes(32).toString('hex'),
    refresh: randomBytes(64).toString('hex'),
  };
}
