import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anEvent } from '../../testing/events.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aPage } from '../../testing/learning-environments.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const api = fakeApi();
const event = anEvent({ status: 'Launched' });
const path = `/program/${event.launchKey}/event/${event.key}/administrator/nominations/candidates`;
const launch = { key: event.launchKey, selfNomination: true, classifiedVisibility: 'AUDIENCE' };
const learners = [1, 2].map((number) => ({
  key: `c${number}`.padEnd(32, '0'),
  name: `Candidate ${number}`,
  employeeCode: `C-${number}`,
  status: true,
}));
const ask = 'Ask to nominate themselves';

beforeEach(() => {
  api.on('/event/detail', event);
  api.on('/program-launch/detail', launch);
  api.on('/learner/options', { items: learners.map(({ key, name }) => ({ value: key, label: name })) });
  api.on('/event/candidates/paginated-list', aPage(learners, 40));
  api.on('/event/ask-to-nominate', { results: learners.map(({ key }) => ({ learnerKey: key, asked: true })) });
  api.on('/event/make-link', { path: '/link/signed.token', expiresAt: '2030-12-02T11:30:00.000Z' });
});
afterEach(cleanup);

test('all that match are asked to nominate themselves after a look at who would be', async () => {
  await renderApplication(api, { path, roles: ['trainer'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask all 40 that match to nominate themselves' }));
  const dialog = within(await screen.findByRole('dialog', { name: ask }));
  await dialog.findByText('It would be: 2 asked');
  await userEvent.click(dialog.getByRole('button', { name: ask }));
  await screen.findByText('2 asked');
  expect(api.requestsTo('/event/ask-to-nominate').map((request) => request.path.includes('dryRun=true'))).toEqual([
    true,
    false,
  ]);
});

test('one learner is asked, or handed the link to nominate themselves', async () => {
  const user = userEvent.setup();
  await renderApplication(api, { path, roles: ['trainer'] });
  await user.click(await screen.findByRole('button', { name: 'Actions for Candidate 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link to nominate oneself' }));
  await screen.findByText('The link is copied');
  const [made] = api.requestsTo('/event/make-link').map(({ body }) => body);
  expect(made).toEqual({ purpose: 'selfNomination', learnerKey: learners[0]?.key });
  await user.click(screen.getByRole('button', { name: 'Actions for Candidate 1' }));
  await user.click(await screen.findByRole('menuitem', { name: ask }));
  await user.click(within(await screen.findByRole('dialog', { name: ask })).getByRole('button', { name: ask }));
  await screen.findByText('2 asked');
  const [asked] = api.requestsTo('/event/ask-to-nominate').map(({ body }) => body);
  expect(asked).toEqual({ learnerKeys: [learners[0]?.key] });
});

test.each([
  ['the launch does not let learners nominate themselves', { classifiedVisibility: 'NOMINEES_ONLY' }, {}],
  ['the registration has ended', {}, { registrationEndsAt: '2026-11-01T06:00:00.000Z' }],
])('nobody is asked where %s', async (_why, ofLaunch, ofEvent) => {
  api.on('/program-launch/detail', { ...launch, ...ofLaunch });
  api.on('/event/detail', { ...event, ...ofEvent });
  await renderApplication(api, { path, roles: ['trainer'] });
  await screen.findByRole('button', { name: 'Nominate all 40 that match' });
  expect(screen.queryByRole('button', { name: /to nominate themselves$/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Actions for Candidate 1' })).toBeNull();
});
