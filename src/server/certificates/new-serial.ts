import { randomInt } from 'node:crypto';

/** Crockford's digits: none of them looks like another one on paper. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 5;

/** A number that nobody can guess from another one, such as 7K3MX-92QFD. */
export function newSerial(): string {
  const group = (): string => Array.from({ length: GROUP }, () => DIGITS.charAt(randomInt(DIGITS.length))).join('');
  return `${group()}-${group()}`;
}
