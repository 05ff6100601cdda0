import { entityNamed, wholeOf } from '#model/entities.ts';
import type { NominationAct } from '#model/rules/why-nomination-refused.ts';
import type { EventStatus } from '#model/rules/event-status.ts';
import type { Scope } from '#server/context.ts';
import { actOnNominations } from '#server/nominations/act-on-nominations.ts';
import { endNominations } from '#server/nominations/end-nominations.ts';
import { nominate } from '#server/nominations/nominate.ts';
import { settleSeats } from '#server/nominations/settle-seats.ts';
import { find } from '#server/records/find.ts';
import { keysOf } from '#server/records/list.ts';
import { candidatesWithin } from '#server/stores/candidates.ts';
import type { LockedEvent } from '#server/stores/nominations.ts';

const eventEntity = wholeOf(entityNamed('event'));
const learner = entityNamed('learner');

const DAY_MS = 86_400_000;
/** Learners who are looked through for nominees, and how many more are nominated than there are seats. */
const MOST_CANDIDATES = 600;
const MORE = 5;

export interface SeededEvent {
  key: string;
  status: EventStatus;
}

/**
 * Nominations for events in all their states, as people would have made them in the two weeks before: by the same code,
 * with history and notices. Each event has learners of its own, for nobody is in two places at once.
 */
export async function seedNominations(scope: Scope, events: readonly SeededEvent[]): Promise<void> {
  const taken = new Set<string>();
  for (const { key, status } of events) {
    const found = (await find(scope, eventEntity, key)) as unknown as LockedEvent;
    if (status === 'Initial' || !found.startAt) continue;
    // As it was then.
    const event: LockedEvent = { ...found, status: 'Launched' };
    const start = Date.parse(found.startAt);
    const before = (days: number): Scope => ({ ...scope, now: new Date(start - days * DAY_MS) });
    const learnerKeys = await nomineesOf(scope, event, taken);
    for (const learnerKey of learnerKeys) taken.add(learnerKey);
    if (status === 'Cancelled') {
      await nominate(before(18), event, { learnerKeys, source: 'STAFF' });
      await endNominations(before(15), event);
    } else {
      await fill(event, learnerKeys, before);
      await settleSeats(scope, found);
    }
  }
}

async function nomineesOf(scope: Scope, event: LockedEvent, taken: ReadonlySet<string>): Promise<string[]> {
  const sort = { active: 'creationTime', direction: 'asc' } as const;
  const selection = { sort, zone: event.timeZone, within: await candidatesWithin(scope, event) };
  const keys = await keysOf(scope, learner, selection, MOST_CANDIDATES);
  return keys.filter((key) => !taken.has(key)).slice(0, (event.maxAttendees ?? 0) + MORE);
}

/** Fourteen days before they are nominated, then most are approved, some leave, and offers run out. */
async function fill(event: LockedEvent, learnerKeys: readonly string[], before: (days: number) => Scope) {
  const results = await nominate(before(13), event, { learnerKeys, source: 'STAFF' });
  const keys = results.flatMap(({ nominationKey }) => nominationKey ?? []);
  const act = (days: number, name: NominationAct, nominationKeys: string[], reason?: string) =>
    actOnNominations(before(days), event, { act: name, nominationKeys, reason });
  if (event.approval !== 'NONE') {
    await act(12, 'approve', keys.slice(0, -3));
    await act(12, 'reject', keys.slice(-1), 'This year others come first');
  }
  await act(10, 'withdraw', keys.slice(0, 1));
  await act(10, 'remove', keys.slice(1, 2), 'Has left the team');
  await settleSeats(before(7.5), event);
}
