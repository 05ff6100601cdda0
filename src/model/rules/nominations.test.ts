import { expect, test } from 'vitest';
import { freeIn, placeFor, whyNoPlace } from './seats.ts';
import { turnsIn, type Waiting } from './waitlist.ts';
import { nominationActs, whyNominationRefused, type NominationActFacts } from './why-nomination-refused.ts';
import { whyNotNominated, type NominationFacts } from './why-not-nominated.ts';

const welcome: NominationFacts = {
  eventStatus: 'Launched',
  approval: 'NONE',
  launchStatus: 'Active',
  isEnvironmentActive: true,
  isLearnerActive: true,
  isInAudience: true,
  isNominated: false,
  hasManager: false,
};

test.each<[Partial<NominationFacts>, string[]]>([
  [{}, []],
  [{ launchStatus: undefined, eventStatus: 'Running' }, []],
  [{ launchStatus: 'Draft' }, []],
  [{ eventStatus: 'Initial' }, ['nomination.event.notLaunched']],
  [{ eventStatus: 'Finished' }, ['nomination.event.over']],
  [{ eventStatus: 'Closed' }, ['nomination.event.over']],
  [{ eventStatus: 'Cancelled' }, ['nomination.event.over']],
  [{ launchStatus: 'Inactive' }, ['nomination.launch.inactive']],
  [{ launchStatus: 'Completed' }, ['nomination.launch.inactive']],
  [{ isEnvironmentActive: false }, ['nomination.environment.inactive']],
  [{ approval: 'MANAGER' }, ['nomination.learner.noManager']],
  [{ approval: 'MANAGER', hasManager: true }, []],
  [
    { isLearnerActive: false, isInAudience: false, isNominated: true },
    ['nomination.learner.inactive', 'nomination.learner.outsideAudience', 'nomination.learner.nominated'],
  ],
])('who is nominated with %o is refused for %o', (facts, reasons) => {
  expect(whyNotNominated({ ...welcome, ...facts })).toEqual(reasons);
});

test.each([
  [{ max: 2, held: 1, waitlisted: 0 }, {}, 1, 'Confirmed'],
  [{ max: 2, held: 1, waitlisted: 1 }, {}, 1, 'Waitlisted'],
  [{ max: 2, held: 2, waitlisted: 0 }, {}, 0, 'Waitlisted'],
  [{ max: 2, held: 5, waitlisted: 3 }, { waitlistLimit: 4 }, 0, 'Waitlisted'],
  [{ max: 2, held: 5, waitlisted: 4 }, { waitlistLimit: 4 }, 0, undefined],
  [{ max: 2, held: 2, waitlisted: 0 }, { waitingList: false }, 0, undefined],
])('of seats %o with rules %o %i are free, and the next comes to %s', (seats, rules, free, place) => {
  const all = { waitingList: true, ...rules };
  expect([freeIn(seats), placeFor(seats, all)]).toEqual([free, place]);
  expect(whyNoPlace(seats, all).length > 0).toBe(place === undefined);
});

test('turns go by priority, then by moment and number; who is passed over uses up no seat', () => {
  const at = (minute: number) => `2026-12-01T10:0${minute}:00.000Z`;
  const waiting = (name: string, priority: number, minute: number, sequence: number): Waiting & { name: string } => ({
    name,
    priority,
    waitlistedAt: at(minute),
    sequence,
  });
  const queue = [
    waiting('last', -1, 0, 1),
    waiting('third', 0, 1, 3),
    waiting('second', 0, 1, 2),
    waiting('first', 0, 0, 9),
    waiting('raised', 5, 9, 10),
  ];
  const { next, passed } = turnsIn(queue, 3, ({ name }) => (name === 'first' ? 'busy' : null));
  expect(next.map(({ name }) => name)).toEqual(['raised', 'second', 'third']);
  expect(passed).toMatchObject([{ one: { name: 'first' }, reason: 'busy' }]);
  expect(turnsIn(queue, 0, () => 'never asked')).toEqual({ next: [], passed: [] });
});

const now = new Date('2026-12-01T10:00:00.000Z');
const standing: NominationActFacts = {
  state: 'PendingApproval',
  offerExpiresAt: null,
  isLearnerActive: true,
  isOwn: false,
  isSuperAdmin: false,
  eventStatus: 'Launched',
  eventStartAt: '2026-12-01T11:00:00.000Z',
  approval: 'TRAINER',
  withdrawal: 'ANY_TIME',
  withdrawalCutoff: null,
};
const possible: Record<string, string[]> = {
  PendingApproval: ['approve', 'reject', 'withdraw', 'remove'],
  Waitlisted: ['withdraw', 'remove'],
  Offered: ['withdraw', 'remove', 'confirm'],
  Confirmed: ['withdraw', 'remove'],
  Rejected: [],
  Withdrawn: [],
  Removed: [],
  Expired: [],
  EventCancelled: [],
};

test.each(Object.entries(possible))('of a nomination that is %s only %o is possible', (state, acts) => {
  const facts = { ...standing, state: state as NominationActFacts['state'] };
  expect(nominationActs.filter((act) => whyNominationRefused(act, facts, now).length === 0)).toEqual(acts);
});

test.each<[(typeof nominationActs)[number], Partial<NominationActFacts>, string[]]>([
  ['approve', { isOwn: true, isLearnerActive: false }, ['nomination.approve.own', 'nomination.learner.inactive']],
  ['approve', { approval: 'MANAGER' }, ['nomination.approve.manager']],
  ['approve', { approval: 'MANAGER', isSuperAdmin: true }, []],
  ['approve', { eventStatus: 'Finished' }, ['nomination.event.over']],
  ['reject', { isOwn: true }, ['nomination.approve.own']],
  ['reject', { eventStatus: 'Finished' }, []],
  ['remove', { state: 'Confirmed', eventStatus: 'Finished' }, []],
  ['remove', { state: 'Confirmed', eventStatus: 'Closed' }, ['nomination.event.over']],
  ['confirm', { state: 'Offered', offerExpiresAt: now.toISOString() }, ['nomination.offer.expired']],
  ['confirm', { state: 'Offered', offerExpiresAt: '2026-12-01T10:00:00.001Z' }, []],
  ['withdraw', { state: 'Waitlisted', withdrawal: 'NEVER' }, []],
  ['withdraw', { state: 'Waitlisted', eventStartAt: now.toISOString() }, ['nomination.withdraw.begun']],
  ['withdraw', { state: 'Confirmed', withdrawal: 'NEVER' }, ['nomination.withdraw.never']],
  ['withdraw', { state: 'Confirmed', withdrawal: 'CUTOFF', withdrawalCutoff: 3600 }, []],
  ['withdraw', { state: 'Confirmed', withdrawal: 'CUTOFF', withdrawalCutoff: 3601 }, ['nomination.withdraw.tooLate']],
  ['withdraw', { state: 'Confirmed', eventStatus: 'Running', eventStartAt: '2026-12-01T09:00:00.000Z' }, []],
])('%s with %o is refused for %o', (act, facts, reasons) => {
  expect(whyNominationRefused(act, { ...standing, ...facts }, now)).toEqual(reasons);
});
