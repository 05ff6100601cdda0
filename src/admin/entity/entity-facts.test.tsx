import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { renderApplication } from '../testing/render-application.tsx';

const api = fakeApi();
afterEach(cleanup);
const key = 'a'.repeat(32);

test('the page of a record tells what nobody writes into it, and leaves out what has no value', async () => {
  api.on('/program-launch/history', { items: [] });
  api.on('/program-launch/detail', {
    key,
    version: 1,
    launchName: 'Spring',
    launchCode: 'SPRING',
    programName: 'Onboarding',
    eventStart: null,
    status: 'Draft',
    createdBy: 'Asha Rao',
    creationTime: '2026-10-23T07:49:00.000Z',
    modificationTime: '2026-10-24T07:49:00.000Z',
  });
  await renderApplication(api, { path: `/program/${key}` });
  const facts = within(await screen.findByRole('region', { name: 'Facts' }));
  const terms = facts.getAllByRole('term').map(({ textContent }) => textContent);
  const values = facts.getAllByRole('definition').map(({ textContent }) => textContent);
  expect([terms, values]).toEqual([
    ['Program', 'Status'],
    ['Onboarding', 'Draft'],
  ]);
});
