import { cookieNames, type CookieName } from './cookies.ts';
import type { RuntimeConfig } from './runtime-config.ts';

/** What sign-in needs; none of it is empty. */
export interface Settings {
  hostname: string;
  /** The realm. */
  providerName: string;
  cultureName: string;
  clientId: string;
  authServerUrl: string;
}

interface Sources {
  config: RuntimeConfig;
  /** The query string of the visit. */
  query: URLSearchParams;
  cookies: Partial<Record<CookieName, string>>;
}

/**
 * Query, else cookie, else configuration. A value that the configuration of this host does not allow is passed over
 * in a cookie; in a query it means no settings at all, like an empty value (specification, section 4).
 */
export function resolveSettings({ config, query, cookies }: Sources): Settings | undefined {
  const asked = cookieNames.filter((name) => query.get(name));
  if (asked.some((name) => !isAllowed(name, query.get(name) ?? '', config))) return undefined;
  const valueOf = (name: CookieName): string => {
    const cookie = cookies[name] ?? '';
    return query.get(name) || (isAllowed(name, cookie, config) ? cookie : config[name]) || '';
  };
  const settings = {
    hostname: valueOf('hostname'),
    providerName: valueOf('providerName'),
    cultureName: valueOf('cultureName'),
    clientId: config.clientId,
    authServerUrl: config.authServerUrl,
  };
  return Object.values(settings).every((value) => typeof value === 'string' && value !== '') ? settings : undefined;
}

function isAllowed(name: CookieName, value: string, config: RuntimeConfig): boolean {
  if (value === '') return false;
  if (name === 'cultureName') return isLanguageTag(value);
  return !config[name] || config[name] === value;
}

/** Whether Intl takes the value as a culture; it throws for others. */
export function isLanguageTag(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}
