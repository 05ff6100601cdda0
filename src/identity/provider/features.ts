import type { Configuration } from 'oidc-provider';
import type { Realm } from '../realm/realm.ts';
import { apiResourceOf, apiScopes } from './grant-everything.ts';
import type { Exchange } from '../site.ts';

interface SignOutPages {
  showSignOut: (ctx: Exchange, form: string) => void;
  showSignedOut: (ctx: Exchange) => void;
}

/** What of oidc-provider is on: sign-out, revocation, and access tokens as JWTs for the one API. */
export function featuresOf(realm: Realm, pages: SignOutPages): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    revocation: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: pages.showSignOut,
      postLogoutSuccessSource: pages.showSignedOut,
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => apiResourceOf(realm),
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        audience: realm.client.audience,
        scope: apiScopes,
        accessTokenTTL: realm.lifetimes.accessToken,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'RS256' } },
      }),
    },
  };
}
