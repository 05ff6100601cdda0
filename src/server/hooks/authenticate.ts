import type { FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import type { Role } from '#model/roles.ts';
import type { Caller, Context } from '../context.ts';
import type { Tenant } from '../config.ts';
import { forbidden, unauthenticated } from '../problems.ts';
import { scopeOf } from '../scope-of.ts';
import type { VerifyToken } from './tokens.ts';

const BEARER = /^Bearer ([\w-]+[.][\w-]+[.][\w-]+)$/;
const MAX_TOKEN_LENGTH = 8192;

const roleByClaim = new Map<string, Role>([
  ['super-admin', 'superAdmin'],
  ['trainer', 'trainer'],
  ['instructor', 'instructor'],
]);

/**
 * Every request's scope: who calls, in which tenant. The `hostname` header only selects the tenant, the token decides:
 * its issuer must be the tenant's and it must name the host. Throws 401, and 403 for a role or tenant that may not.
 */
export function authenticate(context: Context, verify: VerifyToken) {
  return async (request: FastifyRequest): Promise<void> => {
    const { isPublic, roles } = request.routeOptions.config;
    if (isPublic || !request.routeOptions.url) return;
    const claims = await verify(tokenOf(request));
    const tenant = tenantOf(context, request, claims);
    const caller = callerOf(claims);
    if (roles && !roles.some((role) => caller.roles.includes(role))) throw forbidden();
    request.scope = scopeOf(context, tenant, caller);
  };
}

function tokenOf({ headers }: FastifyRequest): string {
  if (!headers.authorization?.replace(/^Bearer\s*/, '')) throw unauthenticated('missing');
  const token = BEARER.exec(headers.authorization)?.[1];
  if (!token || token.length > MAX_TOKEN_LENGTH) throw unauthenticated('invalid');
  return token;
}

function tenantOf({ config }: Context, request: FastifyRequest, claims: JWTPayload): Tenant {
  const { hostname } = request.headers;
  const tenant = config.tenants.find((candidate) => candidate.hostname === hostname);
  const granted = [claims['tenant']].flat();
  if (tenant && tenant.issuer === claims.iss && granted.includes(tenant.hostname)) return tenant;
  request.log.warn({ tenantHost: hostname, issuer: claims.iss }, 'tenant refused');
  throw forbidden();
}

function callerOf(claims: JWTPayload): Caller {
  const read = (name: string): string => (typeof claims[name] === 'string' ? claims[name] : '');
  const { roles = [] } = (claims['realm_access'] ?? {}) as { roles?: string[] };
  const name = `${read('given_name')} ${read('family_name')}`.trim();
  return {
    id: read('sub'),
    name: name || read('preferred_username'),
    firstName: read('given_name'),
    lastName: read('family_name'),
    email: read('email'),
    loginCode: read('loginCode') || read('preferred_username'),
    roles: roles.flatMap((role) => roleByClaim.get(role) ?? []),
  };
}
