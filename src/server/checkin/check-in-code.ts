import { isSignedBy, shortSignatureOf } from '../links/short-signature.ts';

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

/** A code for a session, signed with the tenant's secret. */
export function writeCode(kind: Kind, { tenant, sessionKey, number }: Said, secret: string): string {
  const content = `${tenant}.${sessionKey}.${number.toString(36)}`;
  return `${content}.${shortSignatureOf({ kind, content }, secret)}`;
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
  if (!secret || !isSignedBy(signature, { kind, content }, secret)) return undefined;
  return { tenant, sessionKey, number: Number.parseInt(number, 36) };
}

/** The turn of a moment. */
export function turnOf(now: Date): number {
  return Math.floor(now.getTime() / TURN_MS);
}
