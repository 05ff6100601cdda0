import type Keycloak from 'keycloak-js';
import { basePathOf, pathWithin } from './base-path.ts';
import { cookieNames, keepCookie, readCookies } from './cookies.ts';
import { leaveForHome } from './leave-for-home.ts';
import { loadConfig } from './load-config.ts';
import { resolveSettings, type Settings } from './resolve-settings.ts';
import type { RuntimeConfig } from './runtime-config.ts';
import { takeSignOut } from './signed-out.ts';
import { signIn } from './sign-in.ts';

/** How the start-up ended, for the application to render; `left` when the browser is on its way elsewhere. */
export type Start =
  | { outcome: 'signedIn'; base: string; config: RuntimeConfig; settings: Settings; identity: Keycloak }
  | { outcome: 'unauthorized' | 'signedOut'; base: string }
  | { outcome: 'left' };

/** The start-up sequence of the specification, section 4. */
export async function startUp(): Promise<Start> {
  let base = basePathOf(import.meta.env.BASE_URL);
  const path = pathWithin(base, location.pathname);
  if (path === '/unauthenticated') return (await leaveForHome()) ? { outcome: 'left' } : unauthorized(base);
  try {
    const config = await loadConfig();
    base = basePathOf(config.deploymentPath);
    if (takeSignOut() && location.pathname === base) return { outcome: 'signedOut', base };
    if (pathWithin(base, location.pathname) === '/unauthorized') return { outcome: 'unauthorized', base };
    const settings = resolveSettings({
      config,
      query: new URLSearchParams(location.search),
      cookies: readCookies(document.cookie),
    });
    if (!settings) return unauthorized(base);
    keepSettings(settings, config);
    const identity = await signIn({ settings, base, target: targetOf(base) });
    return { outcome: 'signedIn', base, config, settings, identity };
  } catch {
    return unauthorized(base);
  }
}

function unauthorized(base: string): Start {
  history.replaceState(null, '', `${base}unauthorized`);
  return { outcome: 'unauthorized', base };
}

function keepSettings(settings: Settings, config: RuntimeConfig): void {
  for (const name of cookieNames) keepCookie(name, settings[name], config.lmsConfigExpiredTime);
}

/** The deep link to come back to, without what only the start-up reads; `/login` starts from the role's page. */
function targetOf(base: string): string {
  const url = new URL(location.href);
  if (pathWithin(base, url.pathname) === '/login') return base;
  for (const name of cookieNames) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}
