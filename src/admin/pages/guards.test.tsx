import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Role } from '#model/roles.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { aPage } from '../testing/learning-environments.ts';
import { renderApplication } from '../testing/render-application.tsx';

const api = fakeApi();
afterEach(cleanup);

const journeys: [Role[], string, string][] = [
  [['superAdmin'], '/', '/learning-environment'],
  [['superAdmin'], '/somewhere/else', '/learning-environment'],
  [['superAdmin'], '/training', '/training'],
  [['superAdmin'], '/program', '/program'],
  [['superAdmin'], '/setup/nothing', '/learning-environment'],
  [['trainer'], '/', '/program'],
  [['trainer'], '/learning-environment', '/program'],
  [['trainer'], '/training', '/program'],
  [['trainer'], '/setup/learner', '/program'],
  [['instructor'], '/', '/program/calendar'],
  [['trainer'], '/program/calendar', '/program/calendar'],
  [['trainer'], '/program/0a1b/event/2c3d/administrator', '/program/0a1b/event/2c3d/administrator'],
  [['instructor'], '/program/0a1b/event/2c3d/administrator', '/program/0a1b/event/2c3d/administrator'],
  [['instructor'], '/program', '/program/calendar'],
  [['instructor'], '/learning-environment', '/program/calendar'],
  [['trainer', 'instructor'], '/', '/program'],
  [[], '/', '/unauthorized'],
  [[], '/learning-environment', '/unauthorized'],
  [[], '/program', '/unauthorized'],
];

test.each(journeys)('%j who enter %s come to %s', async (roles, path, landing) => {
  for (const name of ['learning-environment', 'program-launch', 'training'])
    api.on(`/${name}/paginated-list`, aPage([]));
  const { at } = await renderApplication(api, { path, roles });
  await waitFor(() => expect(at()).toBe(landing));
});

test('a person without a role is told so, and Close does not tell it again', async () => {
  const { at } = await renderApplication(api, { path: '/', roles: [] });
  await screen.findByText('The user role does not have permission to log in');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(at()).toBe('/unauthorized');
  expect(screen.getByRole('heading', { name: 'Your authorization failed.' })).toBeTruthy();
  expect(screen.getByText('Please try refreshing the page and fill in the correct login details.')).toBeTruthy();
});

test('an instructor finds the calendar, an honest page, and no entry that leads nowhere', async () => {
  await renderApplication(api, { path: '/program/calendar', roles: ['instructor'] });
  await screen.findByRole('heading', { name: 'Calendar' });
  expect(screen.getAllByRole('link', { name: 'Calendar' })).not.toEqual([]);
  expect(screen.queryByRole('link', { name: 'Learning Environment' })).toBeNull();
});
