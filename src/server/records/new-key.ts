import { randomBytes } from 'node:crypto';

/** A new key: a time-ordered UUID (version 7) without dashes, 32 lower-case hex digits. */
export function newKey(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  const random = randomBytes(10).toString('hex');
  const variant = '89ab'.charAt(Number.parseInt(random.charAt(3), 16) % 4);
  return `${time}7${random.slice(0, 3)}${variant}${random.slice(4, 19)}`;
}

/** Whether a text can be a key at all; what can't is never sent to the database, which refuses some texts. */
export function isKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}
