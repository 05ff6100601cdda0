import { randomBytes } from 'node:crypto';

/** The moment and the count of the newest key: keys of one millisecond are ordered by the count. */
let newest = { time: 0, count: 0 };
const COUNTS = 0x1000;

/**
 * A new key: a time-ordered UUID (version 7) without dashes, 32 lower-case hex digits. Within this process each key is
 * greater than the one before, also within a millisecond.
 */
export function newKey(now: Date): string {
  const isLater = now.getTime() > newest.time;
  const count = isLater ? 0 : newest.count + 1;
  newest = { time: isLater ? now.getTime() : newest.time + Math.floor(count / COUNTS), count: count % COUNTS };
  const random = randomBytes(8).toString('hex');
  const variant = '89ab'.charAt(Number.parseInt(random.charAt(0), 16) % 4);
  return `${hex(newest.time, 12)}7${hex(newest.count, 3)}${variant}${random.slice(1)}`;
}

function hex(number: number, digits: number): string {
  return number.toString(16).padStart(digits, '0');
}

/** Whether a text can be a key at all; what can't is never sent to the database, which refuses some texts. */
export function isKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}
