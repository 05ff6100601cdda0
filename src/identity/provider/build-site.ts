import { Provider } from 'oidc-provider';
import { crossOrigin } from '../endpoints/cross-origin.ts';
import { discovery } from '../endpoints/discovery.ts';
import { endSessionOnReuse } from '../endpoints/end-session-on-reuse.ts';
import { sessionCheck } from '../endpoints/session-check.ts';
import { signIn } from '../endpoints/sign-in.ts';
import { userInfo } from '../endpoints/user-info.ts';
import type { Query } from '../identity-options.ts';
import type { LiveSite, Site } from '../site.ts';
import { artifactsOf } from '../store/artifacts.ts';
import { behaveLikeKeycloak } from './behave-like-keycloak.ts';
import { configurationOf } from './configuration.ts';

/** Puts oidc-provider behind Keycloak's paths, with the pages and endpoints around it that it does not have itself. */
export function buildSite(site: Site, query: Query): LiveSite {
  const provider = new Provider(site.issuer, {
    ...configurationOf(site),
    adapter: artifactsOf(site.realm.name, query),
  });
  behaveLikeKeycloak(provider, site);
  trustProxyBehindHttps(provider);
  logTrouble(provider, site);
  const live = { ...site, provider };
  for (const endpoint of [crossOrigin, discovery, signIn, userInfo, sessionCheck, endSessionOnReuse]) {
    provider.use(endpoint(live));
  }
  return live;
}

/** This process speaks http: a public https address means a proxy in front, whose last hop names protocol and client. */
function trustProxyBehindHttps(provider: Provider): void {
  provider.proxy = provider.issuer.startsWith('https:');
  provider.maxIpsCount = 1;
}

function logTrouble(provider: Provider, { log, realm }: Site): void {
  provider.on('server_error', (_ctx, error) => log.error(`identity ${realm.name}: server error`, error));
  provider.on('authorization.error', (_ctx, error) =>
    log.info(`identity ${realm.name}: sign-in refused`, error.message),
  );
  provider.on('grant.error', (_ctx, error) => log.info(`identity ${realm.name}: token refused`, error.message));
}
