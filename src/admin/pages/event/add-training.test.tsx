import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { agendaPage, fill, patience, press } from '../../testing/agenda-page.ts';
import { aTraining } from '../../testing/events.ts';
import { aPage } from '../../testing/learning-environments.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const { api } = agendaPage();
const training = aTraining();

const stepTo = async (name: string) => {
  const steps = await screen.findByRole('navigation', { name: 'Sections' }, patience);
  await userEvent.click(within(steps).getByRole('button', { name }));
};

/** Adds a training with one session on its first day, entering the steps in another order than theirs. */
const addTraining = async () => {
  api.on('/training/save', ({ body }) => ({ ...training, ...(body as object) }));
  api.on('/training/detail', training);
  api.on('/training/history', { items: [] });
  api.on('/training/paginated-list', aPage([training]));
  api.on('/:entity/options', { items: [{ value: training.topicKey, label: 'Safety' }] });
  const application = await renderApplication(api, { path: '/training/create' });
  await stepTo('Session details');
  await press('Add day');
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }, patience));
  await press('Add a session on Day 1');
  await stepTo('Settings');
  fill(await screen.findByLabelText('Credit hours', {}, patience), '4');
  await stepTo('Basic info');
  await userEvent.click(screen.getByRole('radio', { name: 'CLT' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Topic' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Safety' }));
  fill(screen.getByRole('textbox', { name: /^Code/ }), 'SAFE');
  fill(screen.getByRole('textbox', { name: /^Training name/ }), 'Safety');
  await press('Save');
  return application;
};

test('a training is added in three steps, which are saved as one; sessions that are refused wait on its page', async () => {
  const refusal = () => Response.json({ errors: { '': ['common.somethingWentWrong'] } }, { status: 500 });
  api.on('/training/sessions', ({ body }) => (body ? refusal() : { version: 1, days: [], names: {} }));
  const { at } = await addTraining();
  await waitFor(() => expect(at()).toBe(`/training/${training.key}/sessions`), patience);
  expect(api.requestsTo('/training/save')[0]?.body).toMatchObject({ code: 'SAFE', creditHours: 4 });
  expect(api.requestsTo('/training/sessions')[0]?.body).toMatchObject({
    version: 1,
    days: [{ dayNumber: 1, sessions: [{ title: 'Session 1' }] }],
  });
  await screen.findByText('Not saved yet', {}, patience);
  screen.getByLabelText(/^Session 1, Day 1,/);
});
