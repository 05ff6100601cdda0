import { createHmac, randomUUID } from 'node:crypto';
import type { Provider } from 'oidc-provider';
import type { Site } from '../site.ts';

/** The part of oidc-provider's refresh token that its outside is made of. */
interface IssuedToken {
  accountId?: string;
  clientId?: string;
  expiration: number;
  scope?: string;
  sid?: string;
}

/** What keycloak-js relies on and no option of oidc-provider offers. Not public interface: its version is pinned. */
export function behaveLikeKeycloak(provider: Provider, site: Site): void {
  Object.assign(provider.OIDCContext.prototype, {
    // Addresses come from the issuer, never from the Host header.
    urlFor: (name: string, options?: Record<string, unknown>) => provider.urlFor(name, options),
  });
  Object.assign(provider.Client.prototype, { includeSid: () => true });
  Object.assign(provider.RefreshToken.prototype, {
    generateTokenId(this: IssuedToken) {
      return refreshTokenFor(this, site);
    },
  });
}

/** keycloak-js reads the refresh token as a JWT; the provider itself only ever looks it up. */
function refreshTokenFor(token: IssuedToken, { issuer, keys }: Site): string {
  const issuedAt = Math.floor(Date.now() / 1000);
  const content = [
    { alg: 'HS512', typ: 'JWT' },
    {
      typ: 'Refresh',
      jti: randomUUID(),
      iss: issuer,
      aud: issuer,
      sub: token.accountId,
      azp: token.clientId,
      sid: token.sid,
      scope: token.scope,
      iat: issuedAt,
      exp: issuedAt + token.expiration,
    },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const signature = createHmac('sha512', keys.refresh).update(content.join('.')).digest('base64url');
  return [...content, signature].join('.');
}
