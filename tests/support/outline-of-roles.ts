import { cleanup } from '@testing-library/react';
import type { Role } from '#model/roles.ts';

const others = ['trainer', 'instructor'] satisfies Role[];

/**
 * The outline of a super admin, and below it what differs for each other role: lines that they miss begin with a minus,
 * lines that only they have with a plus.
 */
export async function outlineOfRoles(outlineOf: (role: Role) => Promise<string>): Promise<string> {
  const whole = await outlineOf('superAdmin');
  const differences: string[] = [];
  for (const role of others) {
    cleanup();
    differences.push(`${role}: ${difference(whole, await outlineOf(role))}`);
  }
  return `${whole}\n${differences.join('\n')}\n`;
}

function difference(whole: string, own: string): string {
  if (own === whole) return 'as super admin';
  // Where somebody is led instead, in one line.
  if (!own.includes('\n')) return own;
  const missing = without(whole, own).map((line) => `\n- ${line}`);
  const more = without(own, whole).map((line) => `\n+ ${line}`);
  return `as super admin but for${[...missing, ...more].join('')}`;
}

/** The lines of one text that another does not have, as often as it does not have them. */
function without(text: string, other: string): string[] {
  const rest = other.split('\n');
  return text.split('\n').filter((line) => {
    const index = rest.indexOf(line);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}
