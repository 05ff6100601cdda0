import type { Grant } from 'oidc-provider';
import type { Realm } from '../realm/realm.ts';
import type { Exchange } from '../site.ts';

export const signInScopes = ['openid', 'profile', 'email', 'roles', 'web-origins', 'offline_access'] as const;

/** The scopes that an access token for the API carries. */
export const apiScopes = 'openid profile email roles';

/** The API's name towards oidc-provider, which wants an absolute URI. */
export function apiResourceOf(realm: Realm): string {
  return `urn:${realm.client.audience}`;
}

/** Consent is implied: finds the session's grant, or makes one with every scope. */
export function grantEverything(realm: Realm): (ctx: Exchange) => Promise<Grant | undefined> {
  return async ({ oidc }) => {
    const { client, session, provider } = oidc;
    if (!client || !session?.accountId) return undefined;
    const known = session.grantIdFor(client.clientId);
    const existing = known && (await provider.Grant.find(known));
    if (existing) return existing;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope(signInScopes.join(' '));
    grant.addResourceScope(apiResourceOf(realm), apiScopes);
    await grant.save();
    return grant;
  };
}
