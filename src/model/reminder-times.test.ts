import { describe, expect, test } from 'vitest';
import { eventReminderTimes, lackingAnchorOf, type RemindingEvent } from './reminder-times.ts';

const always = { after: Date.parse('2026-01-01'), until: Date.parse('2029-01-01') };
const session = { startAt: '2027-11-20T09:00:00.000Z', endAt: '2027-11-20T11:00:00.000Z' };
const event: RemindingEvent = {
  timeZone: 'Europe/Berlin',
  reminderDate: null,
  reminderTime: '09:00',
  reminderRecurrence: null,
  registrationEndsAt: null,
  sessions: [session],
};
const relative = (days: string, zone = 'Europe/Berlin', time = '090000', more = 'COUNT=1') =>
  `DTSTART;TZID=${zone}:20260101T${time}\nRRULE:FREQ=DAILY;${more}\nX-RELATIVE;RELATED=REGISTRATION_END:${days}`;
const times = (registrationEndsAt: string | null, reminderRecurrence: string) =>
  eventReminderTimes({ ...event, registrationEndsAt, reminderRecurrence }, always, []).map(({ at }) =>
    new Date(at).toISOString().slice(0, 16),
  );

describe('what counts from the end of the registration', () => {
  test.each([
    ['before it', '2027-11-10T17:00Z', relative('-P3D'), ['2027-11-07T08:00']],
    ['after it', '2027-11-10T17:00Z', relative('P2D'), ['2027-11-12T08:00']],
    ['on its day', '2027-11-10T17:00Z', relative('P0D'), ['2027-11-10T08:00']],
    [
      'again until it',
      '2027-11-10T17:00Z',
      relative('-P4D', undefined, undefined, 'INTERVAL=2;COUNT=9'),
      ['2027-11-06T08:00', '2027-11-08T08:00', '2027-11-10T08:00'],
    ],
    // Its day is that of the clock of the rule: in Kolkata it is the 11th by then, in New York still the 10th.
    ['by another clock', '2027-11-10T23:30Z', relative('-P1D', 'Asia/Kolkata'), ['2027-11-10T03:30']],
    ['by a clock behind', '2027-11-11T02:00Z', relative('-P1D', 'America/New_York'), ['2027-11-09T14:00']],
    // Nine o'clock stays nine o'clock though the clocks are put forward or back in between.
    ['over a spring', '2027-03-29T16:00Z', relative('-P2D'), ['2027-03-27T08:00']],
    ['over an autumn', '2027-11-01T17:00Z', relative('-P2D'), ['2027-10-30T07:00']],
    // Half past two does not exist on 28 March 2027, and exists twice on 31 October.
    ['at a time that is skipped', '2027-03-29T16:00Z', relative('-P1D', undefined, '023000'), ['2027-03-28T01:30']],
    ['at a time that is repeated', '2027-11-01T17:00Z', relative('-P1D', undefined, '023000'), ['2027-10-31T00:30']],
    [
      'on half an hour of a change',
      '2027-10-04T10:00Z',
      relative('-P1D', 'Australia/Lord_Howe', '021500'),
      ['2027-10-02T15:45'],
    ],
  ])('comes %s', (_when, endsAt, rule, expected) => {
    expect(times(endsAt, rule)).toEqual(expected);
  });

  test('never comes without one, which is told', () => {
    const rule = relative('-P1D');
    expect(times(null, rule)).toEqual([]);
    const lacking = (changes: Partial<RemindingEvent>) =>
      lackingAnchorOf({ ...event, reminderRecurrence: rule, ...changes });
    expect(lacking({})).toBe('REGISTRATION_END');
    expect(lacking({ sessions: [] })).toBe('SESSIONS');
    expect(lacking({ registrationEndsAt: '2027-11-10T17:00Z' })).toBeUndefined();
    expect(lacking({ reminderRecurrence: rule.replace('REGISTRATION_END', 'LAST_END') })).toBeUndefined();
    expect(lacking({ reminderRecurrence: null })).toBeUndefined();
  });
});
