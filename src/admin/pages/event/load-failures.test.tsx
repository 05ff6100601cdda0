import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { agendaPage, anAgenda, aSession, fill, mark, patience, pathOfEvent, press } from '../../testing/agenda-page.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const { api, open } = agendaPage();
const counts = { total: 1, created: 1, updated: 0, unchanged: 0 };
const made = { line: 2, change: 'create', name: 'From a file', changes: [] };
const failed = { errors: { '': ['common.somethingWentWrong'] } };

/** Opens what a field offers while the server fails, and asks once more when it answers again; tells how often it was asked. */
const tryChoices = async (entity: string, label: string) => {
  api.on(`/${entity}/options`, failed, 500);
  await userEvent.click(await screen.findByRole('combobox', { name: label }, patience));
  const told = await screen.findByText(/^The choices could not be loaded\./, {}, patience);
  api.on(`/${entity}/options`, { items: [{ value: 'f'.repeat(32), label: 'Here again' }] });
  const alert = within(told.closest('[role=alert]') as HTMLElement);
  await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/^The choices could not be loaded\./)).toBeNull(), patience);
  return api.requestsTo(`/${entity}/options`).length;
};

test.each([
  ['place', 'venue-location', 'Default location'],
  ['place', 'venue', 'Default venue'],
  ['feedback', 'feedback-form', 'Feedback form of the event'],
])('on the tab %s, what %s offers can be asked for again where it could not be loaded', async (tab, entity, label) => {
  await renderApplication(api, { path: `${pathOfEvent}/${tab}` });
  expect(await tryChoices(entity, label)).toBeGreaterThan(1);
});

test.each([
  ['topic', 'Topics'],
  ['venue', 'Venue'],
])('in a session, what %s offers can be asked for again where it could not be loaded', async (entity, label) => {
  await open();
  await mark('Session a');
  expect(await tryChoices(entity, label)).toBeGreaterThan(1);
});

test('an import that fails says so, and the file can be sent again', async () => {
  const answers = [HttpResponse.json(failed, { status: 500 }), HttpResponse.json({ ...counts, rows: [made] })];
  api.use(http.post('*/api/event/import-sessions', () => answers.shift()));
  await open();
  await press('Import sessions');
  const dialog = within(await screen.findByRole('dialog', { name: 'Import sessions' }, patience));
  const file = new File(['date,title\n2027-02-05,From a file\n'], 'sessions.csv', { type: 'text/csv' });
  await userEvent.upload(dialog.getByLabelText(/CSV file/), file, { applyAccept: false });
  await dialog.findByText(/Something went wrong/, {}, patience);
  await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));
  expect(await dialog.findByText('From a file', {}, patience)).toBeTruthy();
});

test('removed days and sessions whose save fails stay removed, and the save is tried again', async () => {
  await open();
  await mark('Session c');
  await userEvent.keyboard('{Delete}');
  api.on('/event/sessions', failed, 500);
  await press('Save sessions');
  await screen.findByText('The sessions could not be saved. Something went wrong', {}, patience);
  expect(screen.queryByLabelText(/^Session c,/)).toBeNull();
  api.on('/event/sessions', ({ body }) => ({ ...(body as object), version: 5 }));
  await press('Try again');
  await screen.findByText('The sessions are saved', {}, patience);
});

test('a cancelled session that could not be restored says so at its place, and is tried again', async () => {
  const cancelled = { status: 'Cancelled', reason: 'The speaker is ill' };
  const days = [{ date: '2027-02-01', sessions: [aSession('a', '09:00', '10:00', cancelled)] }];
  api.on('/event/sessions', anAgenda({ days }));
  api.on('/event/restore-session', failed, 500);
  await open();
  await mark('Session a');
  await press('Let it take place');
  await screen.findByText('This could not be done. Something went wrong', {}, patience);
  api.on('/event/restore-session', anAgenda({ version: 6 }));
  await press('Try again');
  expect(await screen.findByText('The session takes place again', {}, patience)).toBeTruthy();
});

test('a reason that could not be sent stays in its dialog with what went wrong, and is sent again', async () => {
  api.on('/event/cancel-session', failed, 500);
  await open();
  await mark('Session a');
  await press('Cancel the session');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the session' }, patience));
  fill(dialog.getByRole('textbox', { name: /^Reason/ }), 'The speaker is ill');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the session' }));
  await dialog.findByText('This could not be done. Something went wrong', {}, patience);
  api.on('/event/cancel-session', anAgenda({ version: 6 }));
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await screen.findByText('The session is cancelled', {}, patience);
  expect(api.requestsTo('/event/cancel-session').at(-1)?.body).toMatchObject({ reason: 'The speaker is ill' });
});
