import { validateAgenda, type AgendaDay, type AgendaSession } from '#model/agenda/agenda.ts';
import { holidayOn } from '#model/agenda/holidays.ts';
import { datesOfRule, daysAfter, settledDates, type SkippedDay, type WeeklyRule } from '#model/agenda/plan-days.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { invalid } from '../problems.ts';
import { holidaysBetween } from '../stores/holidays.ts';
import { agendaOfTraining } from '../stores/training-agendas.ts';
import { refuse } from './plan-event.ts';

export interface Plan {
  startDate: string;
  /** Absent: that of the event. */
  holidayMarking?: 'SKIP' | 'WARN' | 'IGNORE';
  /** Absent: the days of the training's agenda. */
  rule?: WeeklyRule;
  /** The sessions of each day of a rule. */
  sessions?: unknown[];
}

interface PlannedDays {
  days: AgendaDay[];
  skipped: SkippedDay[];
}

/** A holiday moves days by some days; nobody has holidays for months. */
const LONGEST_HOLIDAYS_DAYS = 60;

/**
 * The days that a plan makes, and those that holidays have moved; nothing is written. Throws 400 with message keys by
 * place.
 */
export async function planSessions(scope: Scope, event: Values, plan: Plan): Promise<PlannedDays> {
  const wanted = plan.rule ? wantedByRule(event, plan, plan.rule) : await wantedByTraining(scope, event, plan);
  const [first, last] = [wanted[0]?.date, wanted.at(-1)?.date];
  if (first === undefined || last === undefined) throw invalid({ '': ['agenda.plan.noDays'] });
  const marking = plan.holidayMarking ?? event['holidayMarking'];
  const holidays = await holidaysBetween(scope, first, daysAfter(last, LONGEST_HOLIDAYS_DAYS));
  const dates = wanted.map(({ date }) => date);
  const settled = settledDates(dates, holidays, marking === 'SKIP');
  const days = wanted.map(({ sessions }, index): AgendaDay => {
    const date = settled.dates[index] ?? '';
    const holiday = holidayOn(date, holidays);
    return { dayNumber: index + 1, date, ...(holiday === undefined ? {} : { holiday }), sessions };
  });
  return { days, skipped: settled.skipped };
}

interface WantedDay {
  date: string;
  sessions: AgendaSession[];
}

function wantedByRule(event: Values, { startDate, sessions = [] }: Plan, rule: WeeklyRule): WantedDay[] {
  if (rule.count === undefined && rule.until === undefined) throw invalid({ 'rule.count': ['validation.required'] });
  const body = { days: [{ date: startDate, sessions }] };
  const { days, errors } = validateAgenda(body, event['mode'] as AgendaSession['mode']);
  refuse(Object.fromEntries(Object.entries(errors).map(([path, keys]) => [path.replace(/^days[.]0[.]/, ''), keys])));
  const ofEachDay = days.flatMap((day) => day.sessions.map(asNew));
  if (ofEachDay.length === 0) throw invalid({ sessions: ['validation.required'] });
  return datesOfRule(startDate, rule).map((date) => ({ date, sessions: ofEachDay }));
}

async function wantedByTraining(scope: Scope, event: Values, { startDate }: Plan): Promise<WantedDay[]> {
  const { trainingKey } = event;
  const days = typeof trainingKey === 'string' ? await agendaOfTraining(scope, trainingKey) : [];
  if (days.length === 0) throw invalid({ '': ['agenda.plan.noTraining'] });
  return days.map(({ dayNumber = 1, sessions }) => ({
    date: daysAfter(startDate, dayNumber - 1),
    sessions: sessions.map(asNew),
  }));
}

/** It gets a key of its own when it is saved. */
function asNew({ key: _key, ...session }: AgendaSession): AgendaSession {
  return session;
}
