import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { agendaPage, fill, patience, press } from '../../testing/agenda-page.ts';
import { aTraining } from '../../testing/events.ts';
import { aPage } from '../../testing/learning-environments.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const { api } = agendaPage();
const training = aTraining();
const together = '/training/save-with-sessions';

const stepTo = async (name: string) => {
  const steps = await screen.findByRole('navigation', { name: 'Sections' }, patience);
  await userEvent.click(within(steps).getByRole('button', { name }));
};

/** Adds a training with one session on its first day, entering the steps in another order than theirs. */
const addTraining = async () => {
  api.on('/training/detail', training);
  api.on('/training/history', { items: [] });
  api.on('/training/paginated-list', aPage([training]));
  api.on('/:entity/options', { items: [{ value: training.topicKey, label: 'Safety' }] });
  const application = await renderApplication(api, { path: '/training/create' });
  await stepTo('Session details');
  await press('Add day');
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }, patience));
  await press('Add a session on Day 1');
  await stepTo('Basic info');
  await userEvent.click(screen.getByRole('radio', { name: 'CLT' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Topic' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Safety' }));
  fill(screen.getByRole('textbox', { name: /^Code/ }), 'SAFE');
  fill(screen.getByRole('textbox', { name: /^Training name/ }), 'Safety');
  await press('Save');
  return application;
};

test('a training is added in three steps, which are saved as one', async () => {
  api.on(together, ({ body }) => ({ ...training, ...(body as object) }));
  const { at } = await addTraining();
  await waitFor(() => expect(at()).toBe('/training'), patience);
  expect(api.requestsTo(together).map(({ body }) => body)).toMatchObject([
    { code: 'SAFE', days: [{ dayNumber: 1, sessions: [{ title: 'Session 1' }] }] },
  ]);
});

test('a training that could not be saved stays where it is, says so, and is tried again', async () => {
  api.on(together, { errors: { '': ['common.somethingWentWrong'] } }, 500);
  const { at } = await addTraining();
  await screen.findByText('This could not be saved. Something went wrong', {}, patience);
  expect(screen.getByRole('button', { name: 'Basic info', current: 'step' })).toBeTruthy();
  api.on(together, ({ body }) => ({ ...training, ...(body as object) }));
  await press('Try again');
  await waitFor(() => expect(at()).toBe('/training'), patience);
  expect(api.requestsTo(together).at(-1)?.body).toMatchObject({ code: 'SAFE', days: [{ dayNumber: 1 }] });
});

test('sessions that are refused keep the training from being saved, and lead to their step with what is wrong', async () => {
  const errors = { 'days.0.sessions.0.title': ['agenda.days.sessions.title.maxLength'] };
  api.on(together, { errors }, 400);
  const { at } = await addTraining();
  expect(await screen.findByRole('button', { name: 'Session details', current: 'step' }, patience)).toBeTruthy();
  const led = await screen.findByRole('button', { name: 'Session 1' }, patience);
  await waitFor(() => expect(document.activeElement).toBe(led), patience);
  expect(at()).toBe('/training/create');
  api.on(together, ({ body }) => ({ ...training, ...(body as object) }));
  await press('Save');
  await waitFor(() => expect(at()).toBe('/training'), patience);
});
