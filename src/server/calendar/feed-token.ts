import { createHash, randomBytes } from 'node:crypto';
import type { Tenant } from '../config.ts';

const SECRET_BYTES = 32;

/** A new token of a feed: the tenant, because a feed is read without a header that names it, and a secret. */
export function newFeedToken({ id }: Tenant): string {
  return `${id}.${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

/** What is kept of a token: a secret of 256 random bits needs no slow hash. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The tenant that a token names; undefined for a text that is no token. */
export function tenantOfToken(token: string, tenants: readonly Tenant[]): Tenant | undefined {
  const id = /^(.+)[.][\w-]{43}$/.exec(token)?.[1];
  return tenants.find((tenant) => tenant.id === id);
}
