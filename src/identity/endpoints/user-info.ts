import { createPublicKey } from 'node:crypto';
import { errors, jwtVerify } from 'jose';
import { accessClaims, profileClaims } from '../people/claims.ts';
import { paths } from '../paths.ts';
import type { RealmUser } from '../realm/realm.ts';
import type { Endpoint, Exchange, LiveSite } from '../site.ts';

/** `userinfo`, which oidc-provider refuses for tokens with an audience, and keycloak-js's `account`. */
export function userInfo(site: LiveSite): Endpoint {
  const userOf = tokenReader(site);
  const answers: Record<string, (user: RealmUser) => object> = {
    [paths.userInfo]: (user) => ({ sub: user.id, ...profileClaims(user), ...accessClaims(site.realm, user) }),
    [paths.account]: accountOf,
  };
  return async (ctx, next) => {
    const answer = answers[ctx.path];
    if (!answer || ctx.method === 'OPTIONS') return next();
    ctx.set('Cache-Control', 'no-store');
    const user = await userOf(bearerTokenOf(ctx));
    if (user) ctx.body = answer(user);
    else refuse(ctx);
    return undefined;
  };
}

function tokenReader({ directory, issuer, keys, realm }: LiveSite) {
  const key = createPublicKey({ key: keys.signing, format: 'jwk' });
  const expected = { issuer, audience: realm.client.audience, algorithms: ['RS256'], typ: 'at+jwt' };
  return async (token: string): Promise<RealmUser | undefined> => {
    try {
      const { payload } = await jwtVerify(token, key, expected);
      return directory.withId(payload.sub);
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}

function bearerTokenOf(ctx: Exchange): string {
  return /^Bearer (.+)$/i.exec(ctx.get('Authorization'))?.[1] ?? '';
}

function accountOf({ id, username, firstName, lastName, email, attributes }: RealmUser) {
  return { id, username, firstName, lastName, email, emailVerified: true, attributes };
}

function refuse(ctx: Exchange): void {
  ctx.status = 401;
  ctx.set('WWW-Authenticate', 'Bearer error="invalid_token"');
  ctx.body = { error: 'invalid_token' };
}
