import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attendanceCalls } from '#model/calls.ts';
import type { CheckIn } from '#model/check-in.ts';
import { overflowOf, violationsOf } from '#tests/support/accessibility.ts';
import { startApi, type Api } from '#tests/support/api.ts';
import { anAttendanceWorld, type AttendanceWorld } from '#tests/support/attendance-world.ts';
import { newPage, openBrowser, phone } from '#tests/support/browser.ts';
import { engines, type Engine } from '#tests/support/engines.ts';

let api: Api;
let browser: Browser;
let world: AttendanceWorld;
let origin: string;
let now = new Date('2026-11-20T10:00:00.000Z');

beforeAll(async () => {
  [api, browser] = await Promise.all([startApi(engines[0] as Engine, { clock: () => now }), openBrowser()]);
  world = await anAttendanceWorld(api);
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

const expectReadable = async (page: Page): Promise<void> => {
  expect(await violationsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
};

test('checks in by the code of a room, in German, after mistyping, and once', async () => {
  const event = await world.anEventFor(0, { selfCheckIn: true, name: 'Coaching' });
  const [person = {}] = await world.confirm(event, 1);
  now = new Date('2026-12-01T10:00:00.000Z');
  const codes = await api.admin.get(attendanceCalls.checkIn.path, { key: String(event['key']) });
  const [session] = (codes.body as unknown as CheckIn).sessions;
  const page = await newPage(browser, { ...phone, locale: 'de-DE', colorScheme: 'dark' });
  await page.goto(origin + (session?.path ?? ''));
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
