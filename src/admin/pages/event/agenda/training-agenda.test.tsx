import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { agendaPage, aSession, block, fill, mark, patience, press } from '../../../testing/agenda-page.ts';
import { aTraining } from '../../../testing/events.ts';
import { renderApplication } from '../../../testing/render-application.tsx';

const { api } = agendaPage();
const training = aTraining();
const sessions = '/training/sessions';
const together = '/training/save-with-sessions';

const {
  status: _status,
  startAt: _startAt,
  ...relativeA
} = aSession('a', '09:00', '11:00', { venueKey: 'f'.repeat(32) });

const open = async () => {
  api.on('/training/detail', training);
  api.on('/training/history', { items: [] });
  const agenda = {
    version: 2,
    days: [{ dayNumber: 1, sessions: [relativeA] }],
    names: { ['f'.repeat(32)]: 'Library 2' },
  };
  api.on(sessions, agenda);
  api.on(together, ({ body }) => ({ ...training, ...(body as object), version: 3 }));
  const application = await renderApplication(api, { path: `/training/${training.key}/sessions` });
  await screen.findByLabelText(/^Session a,/, {}, patience);
  return application;
};
const stepTo = async (name: string) => {
  const steps = await screen.findByRole('navigation', { name: 'Sections' }, patience);
  await userEvent.click(within(steps).getByRole('button', { name }));
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
  await press('Save');
  await screen.findByText('Saved', {}, patience);
  expect(api.requestsTo(together).at(-1)?.body).toMatchObject({
    key: training.key,
    version: 1,
    days: [{ dayNumber: 1 }, { dayNumber: 2, sessions: [{ title: 'Session 2', startTime: '09:00' }] }],
  });
});

test('a training is edited in the steps in which it was added, and what is changed in all of them is saved by one call', async () => {
  const { at } = await open();
  block('Session a').focus();
  await userEvent.keyboard('{ArrowDown}');
  await stepTo('Basic info');
  fill(screen.getByRole('textbox', { name: /^Training name/ }), 'Safety first');
  await press('Save');
  await screen.findByText('Saved', {}, patience);
  expect(at()).toBe(`/training/${training.key}/basicInfo`);
  expect(api.requestsTo(together).map(({ body }) => body)).toMatchObject([
    { trainingName: 'Safety first', days: [{ sessions: [{ startTime: '09:15' }] }] },
  ]);
  expect(api.requestsTo('/training/update')).toEqual([]);
});

test('what refuses the training leaves its sessions unsaved, and leads to the field in its step', async () => {
  await open();
  block('Session a').focus();
  await userEvent.keyboard('{ArrowDown}');
  api.on(together, { errors: { code: ['training.code.unique'] } }, 400);
  await press('Save');
  const code = await screen.findByRole('textbox', { name: /^Code/ }, patience);
  await waitFor(() => expect(document.activeElement).toBe(code), patience);
  await stepTo('Session details');
  expect(block('Session a').getAttribute('aria-label')).toContain('09:15 AM');
});

const meanwhile = async (current: object) => {
  await open();
  block('Session a').focus();
  await userEvent.keyboard('{ArrowDown}');
  await stepTo('Basic info');
  fill(screen.getByRole('textbox', { name: /^Training name/ }), 'Mine');
  api.on(together, { errors: { '': ['common.conflict'] }, current: { ...training, version: 9, ...current } }, 409);
  await press('Save');
};

test('when somebody else has changed the training, mine is saved over theirs with the sessions', async () => {
  await meanwhile({ trainingName: 'Theirs', days: [{ dayNumber: 1, sessions: [relativeA] }] });
  const dialog = await screen.findByRole('dialog', {}, patience);
  api.on(together, ({ body }) => ({ ...training, ...(body as object), version: 10 }));
  await userEvent.click(within(dialog).getByRole('radio', { name: /Mine/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save this choice' }));
  await waitFor(() => expect(api.requestsTo(together)).toHaveLength(2), patience);
  expect(api.requestsTo(together)[1]?.body).toMatchObject({ version: 9, trainingName: 'Mine' });
});

test('when somebody else has changed the sessions, it is asked first whose are right', async () => {
  await meanwhile({ days: [{ dayNumber: 1, sessions: [{ ...relativeA, title: 'Theirs' }] }] });
  await screen.findByRole('dialog', { name: 'Somebody else has changed these sessions' }, patience);
  await press('Load theirs');
  await stepTo('Session details');
  await screen.findByLabelText(/^Theirs,/, {}, patience);
  await stepTo('Basic info');
  expect(screen.getByDisplayValue('Mine')).toBeTruthy();
});

test('history tells what has changed of the sessions, part by part', async () => {
  const before = [{ dayNumber: 1, sessions: [relativeA] }];
  const after = [{ dayNumber: 1, sessions: [{ ...relativeA, title: 'Renamed' }] }];
  const changes = [{ field: 'sessions', from: before, to: after }];
  await open();
  api.on('/training/history', { items: [{ at: '2026-11-20T10:00:00.000Z', by: 'Asha', changes }], totalItems: 2 });
  await userEvent.click(screen.getByRole('tab', { name: 'History' }));
  const told = await screen.findByText('Renamed', {}, patience);
  expect(told.closest('ol')?.textContent).not.toMatch(/[{}"]/);
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
