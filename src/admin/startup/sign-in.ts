import Keycloak, { type KeycloakInitOptions } from 'keycloak-js';
import {
  IDENTITY_CHECK_INTERVAL_SECONDS,
  IDENTITY_MESSAGE_TIMEOUT_MS,
  TOKEN_MIN_VALIDITY_SECONDS,
} from '#model/limits.ts';
import { rememberPath, takeRememberedPath } from './return-path.ts';
import type { Settings } from './resolve-settings.ts';

interface SignIn {
  settings: Settings;
  /** The base path, with a slash at both ends. */
  base: string;
  /** Where to go once signed in: a path of this origin. */
  target: string;
}

/** Signs in at the provider and restores the deep link; rejects when the provider refuses or is out of reach. */
export async function signIn({ settings, base, target }: SignIn): Promise<Keycloak> {
  const { authServerUrl, providerName, clientId } = settings;
  const returning = isCallback(new URLSearchParams(location.search));
  // A provider that is down would leave the person on an error page of the browser.
  if (!returning) {
    await checkProvider(authServerUrl, providerName);
    rememberPath(target);
  }
  const identity = new Keycloak({ url: authServerUrl, realm: providerName, clientId });
  keepTokenFresh(identity);
  const redirectUri = location.origin + base;
  const authenticated = await identity.init({ ...options, redirectUri }).catch(() => false);
  if (!authenticated) throw new Error('Auth server login unsuccessful!');
  const path = takeRememberedPath();
  if (returning && path) history.replaceState(history.state, '', path);
  return identity;
}

const options: KeycloakInitOptions = {
  onLoad: 'login-required',
  responseMode: 'query',
  pkceMethod: 'S256',
  checkLoginIframe: false,
  checkLoginIframeInterval: IDENTITY_CHECK_INTERVAL_SECONDS,
  messageReceiveTimeout: IDENTITY_MESSAGE_TIMEOUT_MS,
};

/** Whether the provider has just sent the person back. */
function isCallback(query: URLSearchParams): boolean {
  return query.has('state') && (query.has('code') || query.has('error'));
}

async function checkProvider(authServerUrl: string, realm: string): Promise<void> {
  const url = `${authServerUrl.replace(/\/$/, '')}/realms/${encodeURIComponent(realm)}`;
  const signal = AbortSignal.timeout(IDENTITY_MESSAGE_TIMEOUT_MS);
  const answer = await fetch(`${url}/.well-known/openid-configuration`, { signal });
  const { issuer }: { issuer?: string } = answer.ok ? await answer.json() : {};
  // Another issuer at this address would be a mix-up of providers (RFC 9700, section 4.4).
  if (issuer !== url) throw new Error('Auth server login unsuccessful!');
}

/**
 * Refreshes when the token runs out, as long as the refresh token lives. The callback fires some milliseconds around
 * the expiry, so the refresh token is the one to ask. keycloak-js itself clears the token when a refresh answers 400.
 */
function keepTokenFresh(identity: Keycloak): void {
  identity.onTokenExpired = () => {
    const expiry = identity.refreshTokenParsed?.exp ?? 0;
    if (expiry * 1000 <= Date.now()) return;
    identity.updateToken(TOKEN_MIN_VALIDITY_SECONDS).catch(() => {});
  };
  identity.onAuthRefreshError = () => rememberPath(location.pathname + location.search);
}
