import type { Weekday } from '#model/time/recurrence.ts';
import type { Plan } from './agenda-calls.ts';
import { sentOf, type EditedSession } from './edited-agenda.ts';

/** What days are made of, and from when on; what is typed may be no date or number yet. */
export interface PlanChoice {
  source: 'training' | 'rule';
  /** A local date. */
  startDate: string;
  weekdays: Weekday[];
  /** Every so many weeks. */
  interval: string;
  ends: 'count' | 'until';
  count: string;
  /** The last local date. */
  until: string;
}

type Mistakes = Partial<Record<keyof PlanChoice, string>>;

/** Message keys of what a plan still needs, by field, in the words of the specification, section 5. */
export function mistakesIn(choice: PlanChoice): Mistakes {
  const ofRule = choice.source === 'rule' ? mistakesOfRule(choice) : {};
  return { ...(!isDate(choice.startDate) && { startDate: 'recurrence.missing.day' }), ...ofRule };
}

function mistakesOfRule({ weekdays, interval, ends, count, until }: PlanChoice): Mistakes {
  return {
    ...(weekdays.length === 0 && { weekdays: 'recurrence.missing.weekday' }),
    ...(!isCount(interval, 52) && { interval: 'recurrence.missing.week' }),
    ...(ends === 'count' && !isCount(count, 366) && { count: 'recurrence.missing.days' }),
    ...(ends === 'until' && !isDate(until) && { until: 'recurrence.missing.day' }),
  };
}

/** What the server is asked, with the session that a rule repeats; undefined while something is missing. */
export function planOf(choice: PlanChoice, repeated: EditedSession): Plan | undefined {
  const { source, startDate, weekdays, ends } = choice;
  if (Object.keys(mistakesIn(choice)).length > 0) return undefined;
  if (source === 'training') return { startDate };
  const [day] = sentOf([{ date: startDate, sessions: [repeated] }]);
  const sessions = (day?.sessions ?? []).map(({ key: _key, ...values }) => values);
  const end = ends === 'count' ? { count: Number(choice.count) } : { until: choice.until };
  return { startDate, rule: { weekdays, interval: Number(choice.interval), ...end }, sessions };
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

function isCount(text: string, most: number): boolean {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= most;
}
