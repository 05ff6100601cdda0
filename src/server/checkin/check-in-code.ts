import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a code is shown. It is valid for one turn more, for whoever has just scanned it. */
export const TURN_MS = 30_000;

/** How long who has scanned a code may take to say who they are. */
export const ENTRY_MS = 300_000;

/** `code` is what a room is shown, `entry` what who has scanned it is given. */
type Kind = 'code' | 'entry';

interface Said {
  /** The tenant's id. */
  tenant: string;
  sessionKey: string;
  /** The number of a turn, or the instant at which an entry ends. */
  number: number;
}

/** Characters of a signature: 128 bits, for a short address makes a picture that is read from afar. */
const SIGNATURE = 22;

/** A code for a session, signed with the tenant's secret. */
export function writeCode(kind: Kind, { tenant, sessionKey, number }: Said, secret: string): string {
  const content = `${tenant}.${sessionKey}.${number.toString(36)}`;
  return `${content}.${signatureOf(kind, content, secret)}`;
}

/** What a code says; undefined for a text that nobody has signed as one of that kind. */
export async function readCode(
  kind: Kind,
  text: string,
  secretOf: (tenant: string) => Promise<string | undefined>,
): Promise<Said | undefined> {
  const parts = /^(([\w-]+)[.]([0-9a-f]{32})[.]([0-9a-z]{1,11}))[.]([\w-]{22})$/.exec(text);
  const [, content = '', tenant = '', sessionKey = '', number = '', signature = ''] = parts ?? [];
  const secret = parts ? await secretOf(tenant) : undefined;
  if (!secret) return undefined;
  const isSigned = timingSafeEqual(Buffer.from(signatureOf(kind, content, secret)), Buffer.from(signature));
  return isSigned ? { tenant, sessionKey, number: Number.parseInt(number, 36) } : undefined;
}

/** The turn of a moment. */
export function turnOf(now: Date): number {
  return Math.floor(now.getTime() / TURN_MS);
}

function signatureOf(kind: Kind, content: string, secret: string): string {
  return createHmac('sha256', secret).update(`${kind} ${content}`).digest('base64url').slice(0, SIGNATURE);
}
