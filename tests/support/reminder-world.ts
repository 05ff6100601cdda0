import type { ReminderPlan } from '#model/reminders.ts';
import type { Values } from '#model/values.ts';
import { planReminders } from '#server/reminders/plan-reminders.ts';
import type { Api } from './api.ts';
import { inEveryTenant } from './by-itself.ts';
import { aNominationWorld } from './nomination-world.ts';

export const DAY_MS = 86_400_000;

/** What time it is; it only ever goes on, for what is planned is planned. */
export interface Time {
  now: Date;
}

/** A nomination world in which time passes and reminders are planned; its first plan is made. */
export async function aReminderWorld(api: Api, time: Time) {
  const world = await aNominationWorld(api);
  const plan = () => inEveryTenant(api, () => time.now, planReminders);
  /** Lets time pass, less than a day at a time, as for a server that is never away for longer. */
  const passTo = async (instant: string) => {
    for (const end = new Date(instant); time.now < end;) {
      time.now = new Date(Math.min(end.getTime(), time.now.getTime() + 23 * 3_600_000));
      await plan();
    }
  };
  /** The notices of a kind about an event or a launch, by when they are to be sent. */
  const written = async (about: Values, kind: string): Promise<Values[]> => {
    const rows = await api.database.forTenant('rostrum').selectFrom('outbox').selectAll().execute();
    return rows
      .filter((row) => row['kind'] === kind && [row['eventKey'], row['launchKey']].includes(about['key']))
      .toSorted((one, other) => String(one['sendAt']).localeCompare(String(other['sendAt'])));
  };
  const times = async (about: Values, kind: string) =>
    (await written(about, kind)).map(({ sendAt }) => new Date(String(sendAt)).toISOString().slice(0, 16));
  /** The date so many days from now, by the clocks of London and, in the morning, of Kolkata. */
  const inDays = (days: number) => new Date(time.now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const previewed = async (entity: string, record: Values): Promise<ReminderPlan> =>
    (await api.admin.get(`/${entity}/reminders`, { key: String(record['key']) })).body as unknown as ReminderPlan;
  await plan();
  return { ...world, plan, passTo, written, times, inDays, previewed };
}

export type ReminderWorld = Awaited<ReturnType<typeof aReminderWorld>>;

/** Nine in the morning in Kolkata. */
export function nineOn(date: string): string {
  return `${date}T03:30`;
}

/** When a plan reminds and how many. */
export function toldOf({ items }: ReminderPlan): string[] {
  return items.map(({ at, recipients }) => `${at.slice(0, 16)} ${recipients}`);
}
