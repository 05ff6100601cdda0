import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { newPage } from '#tests/support/browser.ts';
import { signInAsCaller, type Caller } from '#tests/support/caller-of.ts';
import { startJourney } from '#tests/support/journey.ts';

const journey = startJourney();

/** Far enough from the demo data for its instructor to be free. */
const DAYS_AHEAD = 60;
/** As far as the clock is set at once. */
const MONTH_HOURS = 31 * 24;

test('an event is launched, filled, held and closed by an office and an instructor who see each other’s work', async () => {
  const office = await newPage(journey.browser);
  const room = await newPage(journey.browser);
  const admin = await signInAsCaller(office, journey.product.url, 'super.admin');
  const teacher = await signInAsCaller(room, journey.product.url, 'instructor');
  const { loginCode } = await teacher.get('/user/get-login-user-details');
  const event = await aDraftToTeach(admin, String(loginCode));
  const page = `${journey.product.url}/program/${String(event['launchKey'])}/event/${String(event['key'])}/administrator`;

  await office.goto(`${page}/nominations/candidates`);
  await take(office, 'Launch');
  await office.getByText('The event is launched').waitFor();
  for (const row of [1, 2]) await office.getByRole('row').nth(row).getByRole('checkbox').check();
  await office.getByRole('button', { name: 'Nominate marked' }).click();
  await office.getByRole('region', { name: 'Seats' }).getByText('2 confirmed').waitFor();

  await room.goto(`${page}/attendance`);
  await cell(room, 0).waitFor();
  await room.getByText('A session can be marked from 15 minutes before it starts').waitFor();
  await moveClockTo(admin, event, 'startAt');
  await room.reload();
  await press(room, 0, 'p', 'Present');
  await office.goto(`${page}/attendance`);
  await markOf(office, 0, 'Present');
  await press(room, 1, 'l', 'Late');
  await markOf(office, 1, 'Late');

  // Both say something of one learner while the office has no network: the office decides when it is back.
  await office.route('**/api/event/attendance*', (route) => route.abort('internetdisconnected'));
  await press(office, 1, 'a', 'Absent');
  await office.getByText(/^No connection: 1 mark waits/).waitFor();
  await press(room, 1, 'e', 'Excused');
  await office.unrouteAll();
  await office.evaluate(() => window.dispatchEvent(new Event('online')));
  await office.getByRole('button', { name: 'Take theirs (Excused)' }).click();
  await markOf(office, 1, 'Excused');

  const close = office.getByRole('button', { name: 'Close', exact: true });
  expect(await close.getAttribute('aria-disabled')).toBe('true');
  await moveClockTo(admin, event, 'endAt');
  await office.goto(`${page}/learners`);
  await take(office, 'Close');
  await office.getByText('The event is closed').waitFor();
  await office.getByRole('cell', { name: 'Full', exact: true }).waitFor();
  await room.goto(`${page}/attendance`);
  await cell(room, 0).focus();
  await room.keyboard.press('a');
  await markOf(room, 0, 'Present');

  await office.getByRole('button', { name: 'Open again' }).click();
  await office
    .getByRole('dialog')
    .getByLabel(/^Reason/)
    .fill('The second learner came after all');
  await office.getByRole('dialog').getByRole('button', { name: 'Open again' }).click();
  await office.getByText('The event is finished, and not closed any more').waitFor();
  await Promise.all([office, room].map((one) => one.context().close()));
}, 120_000);

/** Takes an action of the event after its question. */
async function take(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/** The first session's cell of a learner. */
function cell(page: Page, learner: number) {
  return page.locator('tbody td:first-of-type').nth(learner);
}

async function markOf(page: Page, learner: number, mark: string): Promise<void> {
  await cell(page, learner)
    .and(page.getByRole('gridcell', { name: mark }))
    .waitFor();
}

/** Marks a learner by its key, and waits until that is saved or kept. */
async function press(page: Page, learner: number, key: string, mark: string): Promise<void> {
  await cell(page, learner).focus();
  await page.keyboard.press(key);
  await markOf(page, learner, mark);
}

/** Sets the clock of the product to what a field of the event says. */
async function moveClockTo(admin: Caller, event: Values, field: 'startAt' | 'endAt'): Promise<void> {
  const at = Date.parse(String(event[field]));
  for (let hours = 1; hours > 0;) {
    const { now } = await admin.post('/development/clock', { hours: Math.min(hours, MONTH_HOURS) });
    hours = Math.ceil((at - Date.parse(String(now))) / 3_600_000);
  }
}

/** A draft of one virtual session with three seats that the instructor of an employee code teaches; seats are given at once. */
async function aDraftToTeach({ post, list }: Caller, employeeCode: string): Promise<Values> {
  const [launch] = await list('program-launch', { classifiedVisibility: 'ALL' });
  if (launch?.['status'] === 'Draft') await post('/program-launch/activate', {}, { key: String(launch['key']) });
  const [training] = await list('training', {});
  const [teacher] = await list('instructor', { employeeCode: { contains: employeeCode } });
  const event = await post('/event/save', {
    name: 'Coaching, from launch to close',
    code: 'LIFE-1',
    launchKey: launch?.['key'],
    trainingKey: training?.['key'],
    mode: 'VILT',
    timeZone: 'Asia/Kolkata',
    maxAttendees: 3,
    approval: 'NONE',
    attendanceLevel: 'SESSION',
    manualAttendance: true,
    virtualTool: 'JITSI',
  });
  const date = new Date(Date.now() + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10);
  const meeting = { provider: 'JITSI', url: 'https://meet.example.test/coaching' };
  const session = {
    title: 'Coaching',
    startTime: '05:00',
    endTime: '07:00',
    meeting,
    instructorKeys: [teacher?.['key']],
  };
  await post('/event/sessions', { days: [{ date, sessions: [session] }] }, { key: String(event['key']) });
  return post('/event/update', { key: event['key'], description: 'Two hours' });
}
