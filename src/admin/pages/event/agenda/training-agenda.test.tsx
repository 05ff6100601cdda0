import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { agendaPage, aSession, block, mark, patience, press } from '../../../testing/agenda-page.ts';
import { aTraining } from '../../../testing/events.ts';
import { renderApplication } from '../../../testing/render-application.tsx';

const { api } = agendaPage();
const training = aTraining();
const sessions = '/training/sessions';

const open = async () => {
  api.on('/training/detail', training);
  api.on('/training/history', { items: [] });
  const {
    status: _status,
    startAt: _startAt,
    ...relative
  } = aSession('a', '09:00', '11:00', { venueKey: 'f'.repeat(32) });
  const agenda = {
    version: 2,
    days: [{ dayNumber: 1, sessions: [relative] }],
    names: { ['f'.repeat(32)]: 'Library 2' },
  };
  api.on(sessions, ({ body }) => (body ? Object.assign({}, agenda, body, { version: 3 }) : agenda));
  await renderApplication(api, { path: `/training/${training.key}/sessions` });
  await screen.findByLabelText(/^Session a,/, {}, patience);
};

test('a training has numbered days, which are edited and saved like those of an event', async () => {
  await open();
  screen.getByText('Day 1 is the first day of each event');
  expect(block('Session a').textContent).toContain('Library 2');
  await press('Add day');
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }, patience));
  await press('Add a session on Day 2');
  expect(screen.getByLabelText(/^Session 2,/).getAttribute('aria-label')).toBe(
    'Session 2, Day 2, 09:00 AM to 10:00 AM',
  );
  await press('Save sessions');
  await screen.findByText('The sessions are saved', {}, patience);
  expect(api.requestsTo(sessions).at(-1)?.body).toMatchObject({
    version: 2,
    days: [{ dayNumber: 1 }, { dayNumber: 2, sessions: [{ title: 'Session 2', startTime: '09:00' }] }],
  });
});

test('a day of a training needs a number', async () => {
  await open();
  await press('Add day');
  const number = await screen.findByRole('textbox', { name: 'Day' }, patience);
  await userEvent.clear(number);
  await userEvent.type(number, '0');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText('Please enter valid day', {}, patience);
  expect(number.getAttribute('aria-invalid')).toBe('true');
});

test('what only an event can be asked for is not offered: conflicts, free times, a plan, an import, a cancelling', async () => {
  await open();
  await mark('Session a');
  for (const name of ['Find a free time', 'Plan days', 'Import sessions', 'Cancel the session']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  await userEvent.keyboard('f');
  expect(screen.queryByRole('region', { name: 'Free times' })).toBeNull();
  expect(api.requestsTo('/event/check-conflicts')).toEqual([]);
});
