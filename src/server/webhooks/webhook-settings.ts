import { isIP } from 'node:net';

/** A server that gets signed messages. */
export interface Webhook {
  url: string;
  secret: Buffer;
}

/** Reads NAME_WEBHOOK_URL and NAME_WEBHOOK_SECRET; what can't be used adds a sentence to `problems`. */
export function readWebhook(
  env: Record<string, string | undefined>,
  name: string,
  problems: string[],
): Webhook | undefined {
  const [address = '', secretText = ''] = ['URL', 'SECRET'].map((part) => env[`${name}_WEBHOOK_${part}`]?.trim());
  if (!address && !secretText) return undefined;
  const url = safeUrl(address);
  const secret = secretOf(secretText);
  if (!url) {
    problems.push(`${name}_WEBHOOK_URL must be an https address without a password in it, but it is "${address}".`);
  }
  // What it is instead is not told: that may be nearly the secret.
  if (!secret) problems.push(`${name}_WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64.`);
  return url && secret ? { url: url.href, secret } : undefined;
}

/** As Standard Webhooks writes secrets. */
function secretOf(text: string): Buffer | undefined {
  const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  const secret = Buffer.from(encoded, 'base64');
  return secret.length >= MIN_SECRET_BYTES && secret.length <= MAX_SECRET_BYTES ? secret : undefined;
}

const MIN_SECRET_BYTES = 24;
const MAX_SECRET_BYTES = 64;

/** What is sent there is nobody else's business, so it travels encrypted, unless it stays on this machine. */
export function safeUrl(value: string): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || url.username || url.password || url.hash) return undefined;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname)) ? url : undefined;
}

export function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'));
}
