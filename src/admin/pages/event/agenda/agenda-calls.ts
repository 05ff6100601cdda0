import type { AgendaDay, AgendaSession } from '#model/agenda/agenda.ts';
import type { Conflict } from '#model/agenda/conflicts.ts';
import type { SkippedDay, WeeklyRule } from '#model/agenda/plan-days.ts';
import type { Holiday } from '#model/agenda/holidays.ts';
import { agendaCalls, calls, sessionCalls } from '#model/calls.ts';
import type { RostrumDataProvider } from '../../../data/data-provider.ts';

/** Whose agenda: that of an event has dates, that of a training numbers its days. */
export interface AgendaOwner {
  entity: 'event' | 'training';
  key: string;
}

/** The sessions of an event or a training with the version that they are saved with. */
export interface VersionedAgenda {
  version: number;
  days: AgendaDay[];
}

type Caller = Pick<RostrumDataProvider, 'call'>;

/** The sessions of an event or a training. */
export function readAgenda({ call }: Caller, { entity, key }: AgendaOwner, signal: AbortSignal) {
  return call<VersionedAgenda>(agendaCalls(entity).read, { query: { key }, signal });
}

/** Saves them as a whole; answers them as they are then. */
export function saveAgenda({ call }: Caller, { entity, key }: AgendaOwner, body: VersionedAgenda) {
  return call<VersionedAgenda>(agendaCalls(entity).save, { query: { key }, body });
}

/** What stands against the sessions of an event. */
export async function checkConflicts({ call }: Caller, key: string, days: AgendaDay[], signal: AbortSignal) {
  const request = { query: { key }, body: { days }, signal };
  return (await call<{ conflicts: Conflict[] }>(sessionCalls.checkConflicts, request)).conflicts;
}

export async function readHolidays({ call }: Caller, signal: AbortSignal): Promise<Holiday[]> {
  return (await call<{ items: Holiday[] }>(calls.holidays, { signal })).items;
}

/** What is planned from a date on: the days of the training's agenda, or with a rule the same sessions on each day. */
export interface Plan {
  startDate: string;
  rule?: WeeklyRule;
  sessions?: AgendaSession[];
}

/** The days that a plan makes of an event, and those that holidays have moved; nothing is written. */
export function planDays({ call }: Caller, key: string, plan: Plan) {
  return call<{ days: AgendaDay[]; skipped: SkippedDay[] }>(sessionCalls.planSessions, { query: { key }, body: plan });
}
