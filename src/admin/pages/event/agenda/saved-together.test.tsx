import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { agendaPage, block, fill, pathOfEvent, patience, press } from '../../../testing/agenda-page.ts';
import { anEvent } from '../../../testing/events.ts';

const { api, open, savedDays } = agendaPage();
const together = '/event/save-with-sessions';

const changeBoth = async () => {
  const application = await open();
  block('Session a').focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(screen.getByRole('tab', { name: 'Basic info' }));
  fill(await screen.findByRole('textbox', { name: /^Event name/ }, patience), 'Safety, group 2');
  return application;
};

test('what is changed of an event and of its sessions is saved by one call, wherever Save is pressed', async () => {
  api.on(together, ({ body }) => ({ ...anEvent(), ...(body as object), version: 5 }));
  await changeBoth();
  await userEvent.click(screen.getByRole('tab', { name: 'Sessions' }));
  await press('Save sessions');
  await waitFor(() => expect(api.requestsTo(together)).toHaveLength(1), patience);
  expect(api.requestsTo(together)[0]?.body).toMatchObject({
    name: 'Safety, group 2',
    version: 1,
    days: [{ sessions: [{ startTime: '09:15' }, {}] }, {}],
  });
  expect(savedDays()).toBeUndefined();
});

test('what could not be saved is told wherever Save was pressed, and nothing counts as saved', async () => {
  api.on(together, { errors: { '': ['common.somethingWentWrong'] } }, 500);
  await changeBoth();
  await userEvent.click(screen.getByRole('tab', { name: 'Sessions' }));
  await press('Save sessions');
  await screen.findByText('The sessions could not be saved. Something went wrong', {}, patience);
  await userEvent.click(screen.getByRole('tab', { name: 'Basic info' }));
  await screen.findByText('This could not be saved. Something went wrong', {}, patience);
  api.on(together, ({ body }) => ({ ...anEvent(), ...(body as object), version: 5 }));
  await press('Try again');
  await screen.findByText('Saved', {}, patience);
  expect(api.requestsTo(together).at(-1)?.body).toMatchObject({ name: 'Safety, group 2', days: [{}, {}] });
});

test('sessions that are refused with the event are led to', async () => {
  api.on(together, { errors: { 'days.0.sessions.1.title': ['agenda.days.sessions.title.maxLength'] } }, 400);
  const { at } = await changeBoth();
  await press('Save');
  expect(await screen.findByRole('button', { name: 'Session b' }, patience)).toBeTruthy();
  expect(at()).toBe(`${pathOfEvent}/sessions`);
});
