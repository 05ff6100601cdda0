/** The three cookies of the specification (section 3) and the values that they keep. */
export const cookieNames = ['providerName', 'hostname', 'cultureName'] as const;

export type CookieName = (typeof cookieNames)[number];

export function readCookies(text: string): Partial<Record<CookieName, string>> {
  const pairs = text.split('; ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
  const known = pairs.filter(([name]) => cookieNames.some((candidate) => candidate === name));
  return Object.fromEntries(known.map(([name, value]) => [name, decode(value ?? '')]));
}

/** Keeps a value for `maxAge` seconds, on https for https alone. */
export function keepCookie(name: CookieName, value: string, maxAge: number): void {
  document.cookie = cookieText(name, value, { maxAge, secure: location.protocol === 'https:' });
}

/** The text to assign to `document.cookie`. `maxAge` is in seconds. */
export function cookieText(name: CookieName, value: string, { maxAge, secure }: CookieOptions): string {
  const text = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
  return secure ? `${text}; Secure` : text;
}

interface CookieOptions {
  maxAge: number;
  secure: boolean;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
