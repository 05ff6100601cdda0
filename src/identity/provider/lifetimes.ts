import type { Configuration } from 'oidc-provider';
import type { Realm } from '../realm/realm.ts';

/** In seconds. Refreshing prolongs a sign-in up to the end of its grant, never beyond. */
export function lifetimesOf({ lifetimes }: Realm): Configuration['ttl'] {
  return {
    AccessToken: lifetimes.accessToken,
    IdToken: lifetimes.accessToken,
    AuthorizationCode: lifetimes.code,
    Interaction: lifetimes.signInPage,
    Session: lifetimes.sessionMax,
    Grant: lifetimes.sessionMax,
    RefreshToken: (ctx) => {
      const end = ctx.oidc.entities.Grant?.exp ?? Infinity;
      const left = end - Math.floor(Date.now() / 1000);
      return Math.max(1, Math.min(lifetimes.sessionIdle, left));
    },
  };
}
