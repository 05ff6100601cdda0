import type { Holiday } from '#model/agenda/holidays.ts';
import { MAX_CALENDAR_REMINDERS, type CalendarReminder, type RemindersQuestion } from '#model/calendar.ts';
import { entityNamed } from '#model/entities.ts';
import type { Page } from '#model/paged-query.ts';
import { eventReminderTimes, launchReminderTimes } from '#model/reminder-times.ts';
import { localDateOf } from '#model/time/day.ts';
import { formatInstant } from '#model/time/net-pattern.ts';
import type { Period } from '#model/time/recurrence-dates.ts';
import { parseRecurrence } from '#model/time/recurrence.ts';
import type { Scope } from '../context.ts';
import {
  eventsThatWillRemind,
  launchesThatWillRemind,
  plannedInReach,
  type NamedEvent,
  type Reminding,
} from '../stores/calendar-reminders.ts';
import { basesOf, launchReminders, type LaunchReminder } from '../stores/launch-reminders.ts';
import { remindedByCaller } from './audiences.ts';
import { holidaysAround } from './holidays-around.ts';

/**
 * The reminders to come within a range, of all that the caller reaches, by their time: as those of one event or launch
 * are previewed, without those that are paused or that a holiday leaves out.
 */
export async function remindersInCalendar(
  scope: Scope,
  { from, to, ...wanted }: RemindersQuestion,
): Promise<Page<CalendarReminder>> {
  // No clock is a day from UTC.
  const period = {
    after: Math.max(scope.now.getTime(), Date.parse(from) - DAY_MS),
    until: Date.parse(to) + 2 * DAY_MS,
  };
  const holidays = await holidaysAround(scope);
  const all = [
    ...(await ofEvents(scope, wanted, period, holidays)),
    ...(await byHand(scope, wanted)),
    ...(await ofLaunches(scope, wanted, period, holidays)),
  ];
  const items = all
    .filter(({ date }) => from <= date && date <= to)
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.name.localeCompare(other.name));
  return { items: items.slice(0, MAX_CALENDAR_REMINDERS), totalItems: items.length };
}

const DAY_MS = 86_400_000;

type Wanted = Omit<RemindersQuestion, 'from' | 'to'>;

async function ofEvents(scope: Scope, wanted: Wanted, period: Period, holidays: readonly Holiday[]) {
  const events = await eventsThatWillRemind(scope, wanted, new Date(period.after));
  return events.flatMap((event) =>
    eventReminderTimes(event, period, holidays)
      .filter(({ holiday }) => holiday === undefined)
      .map(({ at }) => ofEvent(event, 'event.reminder', at)),
  );
}

async function byHand(scope: Scope, wanted: Wanted): Promise<CalendarReminder[]> {
  const planned = await plannedInReach(scope, wanted, remindedByCaller(scope));
  return planned.map((reminder) => ofEvent(reminder, 'reminder.adHoc', Date.parse(reminder.at)));
}

/** Launches have neither a venue nor an instructor nor a training. */
async function ofLaunches(scope: Scope, wanted: Wanted, period: Period, holidays: readonly Holiday[]) {
  const { launchKey, ...others } = wanted;
  const mayShow = entityNamed('program-launch').access.show.some((role) => scope.caller.roles.includes(role));
  if (!mayShow || Object.values(others).some(Boolean)) return [];
  const launches = new Map((await launchesThatWillRemind(scope, launchKey)).map((launch) => [launch.key, launch]));
  const found: CalendarReminder[] = [];
  for (const reminder of await launchReminders(scope, [...launches.keys()])) {
    const launch = launches.get(reminder.launchKey);
    const zone = parseRecurrence(reminder.rule)?.zone;
    if (launch && zone) found.push(...(await ofLaunch(scope, { launch, reminder, zone }, period, holidays)));
  }
  return found;
}

interface LaunchToRemind {
  launch: Reminding;
  reminder: LaunchReminder;
  zone: string;
}

/** Those who were assigned on different days and are reminded at one time are one reminder. */
async function ofLaunch(
  scope: Scope,
  { launch, reminder, zone }: LaunchToRemind,
  period: Period,
  holidays: readonly Holiday[],
): Promise<CalendarReminder[]> {
  const bases = await basesOf(scope, reminder, zone);
  const times = bases.flatMap((basis) =>
    launchReminderTimes(reminder.rule, basis, period, holidays)
      .filter(({ holiday }) => holiday === undefined)
      .map(({ at }) => at),
  );
  return [...new Set(times)].map((at) => ({
    ...shown(launch, reminder.kind, at, zone),
    entity: 'program-launch',
    ownerKey: null,
  }));
}

function ofEvent(event: NamedEvent, kind: CalendarReminder['kind'], at: number): CalendarReminder {
  return { ...shown(event, kind, at, event.timeZone), entity: 'event', ownerKey: event.ownerKey };
}

function shown({ key, name, code, isDraft }: Reminding, kind: CalendarReminder['kind'], at: number, zone: string) {
  return {
    kind,
    at: new Date(at).toISOString(),
    zone,
    date: localDateOf(at, zone),
    time: formatInstant(at, 'HH:mm', zone),
    key,
    name,
    code,
    isDraft,
  };
}
