import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Link } from './link.ts';

/** A link as the token of an address: what it says, and an HMAC-SHA256 of that with the tenant's secret. */
export function signLink(link: Link, secret: string): string {
  const content = Buffer.from(JSON.stringify(link)).toString('base64url');
  return `${content}.${signatureOf(content, secret).toString('base64url')}`;
}

/**
 * What a token says; undefined for a text that nobody has signed. `secretOf` finds a tenant's secret by its id, which is
 * all that is believed of a token before its signature has been looked at.
 */
export async function readLink(
  token: string,
  secretOf: (tenant: string) => Promise<string | undefined>,
): Promise<Link | undefined> {
  const [, content = '', signature = ''] = /^([\w-]+)[.]([\w-]{43})$/.exec(token) ?? [];
  const link = parsed(content);
  const secret = link && (await secretOf(link.tenant));
  if (!secret) return undefined;
  return timingSafeEqual(signatureOf(content, secret), Buffer.from(signature, 'base64url')) ? link : undefined;
}

function signatureOf(content: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(content).digest();
}

function parsed(content: string): Link | undefined {
  try {
    // Only what this server has signed is used of it.
    return JSON.parse(Buffer.from(content, 'base64url').toString()) as Link;
  } catch {
    return undefined;
  }
}
