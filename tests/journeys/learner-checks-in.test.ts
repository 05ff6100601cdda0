import { beforeAll, beforeEach, expect, test } from 'vitest';
import { attendanceCalls } from '#model/calls.ts';
import type { CheckIn } from '#model/check-in.ts';
import { anAttendanceWorld, type AttendanceWorld } from '#tests/support/attendance-world.ts';
import { newPage, phone } from '#tests/support/browser.ts';
import { expectReadable, startPageJourney } from '#tests/support/page-journey.ts';

const before = new Date('2026-11-20T10:00:00.000Z');
let now = before;
const journey = startPageJourney(() => now);
let world: AttendanceWorld;

beforeAll(async () => {
  world = await anAttendanceWorld(journey.api);
});
beforeEach(() => {
  now = before;
});

test('checks in by the code of a room, in German, after mistyping, and once', async () => {
  const event = await world.anEventFor(0, { selfCheckIn: true, name: 'Coaching' });
  const [person = {}] = await world.confirm(event, 1);
  now = new Date('2026-12-01T10:00:00.000Z');
  const codes = await journey.api.admin.get(attendanceCalls.checkIn.path, { key: String(event['key']) });
  const [session] = (codes.body as unknown as CheckIn).sessions;
  const page = await newPage(journey.browser, { ...phone, locale: 'de-DE', colorScheme: 'dark' });
  await page.goto(journey.origin + (session?.path ?? ''));
  await expectReadable(page);
  const who = page.getByRole('textbox', { name: 'Personalnummer oder E-Mail-Adresse' });
  expect(await who.evaluate((one) => one.matches(':focus'))).toBe(true);
  await page.keyboard.type('E-0000');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  await expectReadable(page);
  expect(await who.inputValue()).toBe('E-0000');
  await who.fill(String(person['employeeCode']));
  await page.getByRole('button', { name: 'Einchecken' }).click();
  await page.getByRole('heading', { name: 'Sie sind eingecheckt' }).waitFor();
  await expectReadable(page);
});

test('checks in with one touch on a phone that knows its learner by their link', async () => {
  const event = await world.anEventFor(0, { selfCheckIn: true, name: 'Coaching' });
  const [person = {}] = await world.confirm(event, 1);
  now = new Date('2026-12-01T10:00:00.000Z');
  const codes = await journey.api.admin.get(attendanceCalls.checkIn.path, { key: String(event['key']) });
  const [session] = (codes.body as unknown as CheckIn).sessions;
  const { items } = await world.call('nominations/paginated-list', event, {});
  const made = await world.call('make-link', event, { purpose: 'checkIn', nominationKey: items[0]?.['key'] });
  const page = await newPage(journey.browser, { ...phone, locale: 'en-IN' });
  await page.goto(journey.origin + String(made.body['path']));
  await page.getByText(`This phone knows now that you are ${String(person['name'])}.`).waitFor();
  await expectReadable(page);
  await page.goto(journey.origin + (session?.path ?? ''));
  await page.getByText(`Hello ${String(person['name'])},`).waitFor();
  await expectReadable(page);
  await page.getByText('I am somebody else').click();
  await page.getByRole('textbox', { name: 'Employee code or e-mail address' }).waitFor();
  await page.getByRole('button', { name: 'Check in' }).first().click();
  await page.getByRole('heading', { name: 'You are checked in' }).waitFor();
  await expectReadable(page);
});
