import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { aPage } from '../../testing/learning-environments.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const api = fakeApi();
const saving = '/user/update-user-details';
beforeEach(() => {
  vi.setSystemTime('2026-11-05T20:34:00Z');
  api.on('/learning-environment/paginated-list', aPage([], 0));
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const open = async () => {
  const person = userEvent.setup();
  await renderApplication(api, { path: '/learning-environment' });
  await person.click(await screen.findByRole('button', { name: /^Sunita Rao/ }));
  await person.click(screen.getByRole('button', { name: 'Change dates and times' }));
  await screen.findByRole('dialog', { name: 'Dates and times' });
  return person;
};
const retype = async (person: ReturnType<typeof userEvent.setup>, name: string, text: string) => {
  await person.clear(screen.getByRole('combobox', { name }));
  await person.type(screen.getByRole('combobox', { name }), text);
};

test('the preview shows this moment in the pattern that is being typed', async () => {
  const person = await open();
  await retype(person, 'Dates with time', 'yyyy-MM-dd HH:mm');
  expect(screen.getByRole('status', { name: 'This moment reads' }).textContent).toContain('2026-11-06 02:04');
});

test('a pattern without a year is told in place and not sent', async () => {
  const person = await open();
  await retype(person, 'Dates', 'dd/MM');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(/A date needs a day, a month and a year/)).toBeTruthy();
  expect(api.requestsTo(saving)).toEqual([]);
});

test('what the server refuses is told at its field', async () => {
  api.on(saving, { errors: { timeZone: ['profile.zoneUnknown'] } }, 400);
  const person = await open();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('Please choose a time zone from the list')).toBeTruthy());
});
