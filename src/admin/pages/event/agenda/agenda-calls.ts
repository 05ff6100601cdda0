import type { AgendaDay, AgendaSession } from '#model/agenda/agenda.ts';
import type { Conflict } from '#model/agenda/conflicts.ts';
import type { SkippedDay, WeeklyRule } from '#model/agenda/plan-days.ts';
import type { Holiday } from '#model/agenda/holidays.ts';
import type { Values } from '#model/values.ts';
import { agendaCalls, calls, sessionCalls } from '#model/calls.ts';
import type { RaRecord } from 'react-admin';
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
  /** What its venues, instructors and topics are called, by key: only where it is read. */
  names?: Record<string, string>;
}

type Caller = Pick<RostrumDataProvider, 'call'>;

/** The sessions of an event or a training. */
export function readAgenda({ call }: Caller, { entity, key }: AgendaOwner, signal: AbortSignal) {
  return call<VersionedAgenda>(agendaCalls(entity).read, { query: { key, withNames: 'true' }, signal });
}

/** Saves them as a whole; answers them as they are then. */
export function saveAgenda({ call }: Caller, { entity, key }: AgendaOwner, body: VersionedAgenda) {
  return call<VersionedAgenda>(agendaCalls(entity).save, { query: { key }, body });
}

interface SavedTogether {
  record: RaRecord;
  agenda: VersionedAgenda;
}

/** Saves a record and all its sessions as one: that of the `key`, or a new one; answers both. */
export async function saveTogether(
  { call }: Caller,
  entity: AgendaOwner['entity'],
  body: Values & { days: AgendaDay[] },
): Promise<SavedTogether> {
  type Answered = Values & Pick<AgendaOwner, 'key'> & VersionedAgenda;
  const { days, ...record } = await call<Answered>(agendaCalls(entity).saveTogether, { body });
  return { record: { ...record, id: record.key }, agenda: { version: record.version, days } };
}

/** What stands against the sessions of an event. */
export async function checkConflicts({ call }: Caller, asked: EventAsked, days: AgendaDay[], signal: AbortSignal) {
  const request = { ...about(asked, { days }), signal };
  return (await call<{ conflicts: Conflict[] }>(sessionCalls.checkConflicts, request)).conflicts;
}

/** The event that something is asked about: that of a key, or one that is being added. */
export interface EventAsked {
  eventKey?: string | undefined;
  /** Its fields as they are typed. */
  newEvent?: Values | undefined;
}

function about({ eventKey, newEvent }: EventAsked, body: object) {
  return eventKey === undefined ? { body: { ...body, event: newEvent } } : { query: { key: eventKey }, body };
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
export function planDays({ call }: Caller, asked: EventAsked, plan: Plan) {
  return call<{ days: AgendaDay[]; skipped: SkippedDay[] }>(sessionCalls.planSessions, about(asked, plan));
}

/** A part of a day in which everybody is free; times of the event's wall clock. */
export interface FreeSlot {
  date: string;
  startTime: string;
  /** When something else begins, or the day ends. */
  freeUntil: string;
}

/** What is to find a time in which it fits. */
export interface SlotQuestion {
  minutes: number;
  instructorKeys: string[];
  venueKeys: string[];
  /** Local dates, both included. */
  from: string;
  to: string;
}

/** When others leave the instructors and venues free; the event's own sessions do not count. */
export async function findFreeSlots({ call }: Caller, asked: EventAsked, question: SlotQuestion, signal: AbortSignal) {
  const request = { ...about(asked, { ...question, areOwnBusy: false }), signal };
  return (await call<{ slots: FreeSlot[] }>(sessionCalls.freeSlots, request)).slots;
}

interface OneSession {
  sessionKey: string | undefined;
  version: number | undefined;
}

/** Cancels one session at once; answers all as they are then. */
export function cancelSession({ call }: Caller, key: string, body: OneSession & { reason: string }) {
  return call<VersionedAgenda>(sessionCalls.cancelSession, { query: { key }, body });
}

/** Lets a cancelled session take place after all. */
export function restoreSession({ call }: Caller, key: string, body: OneSession) {
  return call<VersionedAgenda>(sessionCalls.restoreSession, { query: { key }, body });
}

/** When a venue is open, by the wall clock; nulls where it always is. */
export function readOpeningHours({ call }: Caller, venueKey: string, signal: AbortSignal) {
  const request = { query: { venueKey }, signal };
  return call<{ opensAt: string | null; closesAt: string | null }>(sessionCalls.openingHours, request);
}
