import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { IdentityLog } from './identity-options.ts';
import type { Directory } from './people/directory.ts';
import type { Throttle } from './people/throttle.ts';
import type { Realm } from './realm/realm.ts';
import type { RealmKeys } from './store/realm-keys.ts';

/** One realm as it is served: all that its pages and endpoints may use. */
export interface Site {
  realm: Realm;
  /** `{publicUrl}/realms/{realm}`, without a slash at the end. */
  issuer: string;
  directory: Directory;
  keys: RealmKeys;
  throttles: Throttles;
  log: IdentityLog;
}

interface Throttles {
  perAccount: Throttle;
  perAddress: Throttle;
}

/** A site with the OpenID provider that serves it. */
export interface LiveSite extends Site {
  provider: Provider;
}

export type Exchange = KoaContextWithOIDC;

/** Answers a request, or leaves it to the next endpoint. */
export type Endpoint = (ctx: Exchange, next: () => Promise<unknown>) => Promise<unknown>;

/** The path under which everything of the realm lives. */
export function mountOf(site: Site): string {
  return new URL(site.issuer).pathname;
}

export function originOf(site: Site): string {
  return new URL(site.issuer).origin;
}
