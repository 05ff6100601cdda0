import { parseRecurrence, type Recurrence } from '#model/time/recurrence.ts';

/** The rule of a reminder as it is stored. Throws for one that can not be followed any more. */
export function readRule(text: string): Recurrence {
  const rule = parseRecurrence(text);
  if (!rule) throw new Error(`its rule can not be followed: ${text}`);
  return rule;
}
