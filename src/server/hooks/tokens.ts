import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { Config, Tenant } from '../config.ts';
import { unauthenticated, unavailable } from '../problems.ts';

const LEEWAY_SECONDS = 5;
const KEYS = { cooldownDuration: 30_000, cacheMaxAge: 600_000, timeoutDuration: 5000 };

export type VerifyToken = (token: string) => Promise<JWTPayload>;

/**
 * Verifies access tokens: signature by the issuer's keys, issuer, audience, type, times and client.
 * The issuer must be one that a tenant is configured with; the token itself never says where keys are.
 * Throws 401 for a bad token and 503 when the keys are out of reach.
 */
export function createTokenVerifier(config: Config): VerifyToken {
  const keysByIssuer = new Map(config.tenants.map((tenant) => [tenant.issuer, keysOf(config, tenant)]));
  return async (token) => {
    const keys = keysByIssuer.get(issuerOf(token));
    if (!keys) throw unauthenticated('invalid');
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: issuerOf(token),
        audience: config.audience,
        algorithms: ['RS256'],
        clockTolerance: LEEWAY_SECONDS,
        requiredClaims: ['sub', 'exp', 'iat', 'azp'],
        typ: 'at+jwt',
      });
      if (payload['azp'] !== config.clientId) throw unauthenticated('invalid');
      if (payload['typ'] !== undefined && payload['typ'] !== 'Bearer') throw unauthenticated('invalid');
      return payload;
    } catch (error) {
      throw isOutage(error) ? unavailable() : unauthenticated('invalid');
    }
  };
}

function keysOf(config: Config, { id }: Tenant): JWTVerifyGetKey {
  return createRemoteJWKSet(
    new URL(`${config.authServerInternalUrl}/realms/${id}/protocol/openid-connect/certs`),
    KEYS,
  );
}

/** The issuer that the token claims, before anything is verified: it only selects among the configured ones. */
function issuerOf(token: string): string {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return String((payload as JWTPayload).iss);
  } catch {
    throw unauthenticated('invalid');
  }
}

/** Keys that could not be fetched are not the caller's fault. */
function isOutage(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout) return true;
  if (error instanceof errors.JOSEError) return error.code === 'ERR_JOSE_GENERIC';
  return error instanceof TypeError;
}
