import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { aPage } from '../testing/learning-environments.ts';
import { renderApplication } from '../testing/render-application.tsx';

const api = fakeApi();
beforeEach(() => {
  for (const entity of ['learning-environment', 'learner']) api.on(`/${entity}/paginated-list`, aPage([]));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = async (path: string) => {
  await renderApplication(api, { path });
  await screen.findByText('No Records available');
};
const group = () => screen.getByRole('button', { name: 'Set-up' });
const isOpen = () => group().getAttribute('aria-expanded') === 'true';
const learners = () => screen.queryByRole('link', { name: 'Learners' });

test('the set-up lists are folded away until somebody wants them, and stay as they were left', async () => {
  await open('/learning-environment');
  expect([isOpen(), learners()]).toEqual([false, null]);
  group().focus();
  await userEvent.keyboard('{Enter}');
  expect(isOpen()).toBe(true);
  expect(learners()?.getAttribute('href')).toBe('/setup/learner');
  cleanup();
  await open('/learning-environment');
  expect(isOpen()).toBe(true);
});

test('a set-up page has its group open, with the page marked', async () => {
  await open('/setup/learner');
  expect(isOpen()).toBe(true);
  expect(learners()?.getAttribute('aria-current')).toBe('page');
  await userEvent.click(group());
  expect([isOpen(), learners()]).toEqual([false, null]);
});

test('as icons alone the entries keep their names, and the width is remembered', async () => {
  await open('/setup/learner');
  await userEvent.click(screen.getByRole('button', { name: 'Collapse navigation' }));
  expect(learners()?.textContent).toBe('');
  cleanup();
  await open('/setup/learner');
  expect(screen.getByRole('button', { name: 'Expand navigation' })).toBeTruthy();
});
