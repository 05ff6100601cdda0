import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Role } from '#model/roles.ts';
import { anEvent } from '../../testing/events.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aPage } from '../../testing/learning-environments.ts';
import { aNomination } from '../../testing/nominations.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const api = fakeApi();
const event = anEvent({ status: 'Launched', approval: 'MANAGER', pendingApproval: 1 });
const nomination = aNomination(1, { state: 'PendingApproval' });
const link = `${location.origin}/link/signed.token`;

beforeEach(() => {
  api.on('/event/detail', event);
  api.on('/learner/options', { items: [{ value: nomination.learnerKey, label: nomination.learnerName }] });
  api.on('/nomination/paginated-list', aPage([nomination]));
  api.on('/event/make-link', { path: '/link/signed.token', expiresAt: '2030-12-02T11:30:00.000Z' });
});
afterEach(cleanup);

/** Opens the menu of the nomination; the user brings a clipboard. */
const openMenu = async (roles: Role[]) => {
  const user = userEvent.setup();
  const path = `/program/${event.launchKey}/event/${event.key}/administrator/nominations`;
  await renderApplication(api, { path, roles });
  await user.click(await screen.findByRole('button', { name: 'Actions for Learner 1' }));
  return user;
};

test('a trainer copies the link by which a learner acts, or reads it where the browser refuses that', async () => {
  const user = await openMenu(['trainer']);
  expect(screen.queryByRole('menuitem', { name: 'Copy link for the manager' })).toBeNull();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link for the learner' }));
  await screen.findByText('The link is copied');
  expect(writeText).toHaveBeenCalledWith(link);
  writeText.mockRejectedValueOnce(new Error('Not allowed'));
  await user.click(screen.getByRole('button', { name: 'Actions for Learner 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link for the learner' }));
  await screen.findByText(`The link could not be copied: ${link}`);
  const asked = api.requestsTo('/event/make-link').map(({ body }) => body);
  expect(asked).toEqual([1, 2].map(() => ({ nominationKey: nomination.key, purpose: 'withdrawal' })));
});

test('a super admin copies the link for the manager, in whose place they may decide', async () => {
  const user = await openMenu(['superAdmin']);
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link for the manager' }));
  await screen.findByText('The link is copied');
  const asked = api.requestsTo('/event/make-link').map(({ body }) => body);
  expect(asked).toEqual([{ nominationKey: nomination.key, purpose: 'approval' }]);
});

test('a trainer copies the link to the feedback form from the list of learners, once the event has begun', async () => {
  const attended = aNomination(1, { state: 'Confirmed' });
  api.on('/nomination/paginated-list', aPage([attended]));
  const openLearners = async (status: string) => {
    api.on('/event/detail', { ...event, status, eventFeedbackFormKey: 'f'.repeat(32) });
    const user = userEvent.setup();
    const path = `/program/${event.launchKey}/event/${event.key}/administrator`;
    await renderApplication(api, { path, roles: ['trainer'] });
    await user.click(await screen.findByRole('button', { name: 'Actions for Learner 1' }));
    return { user, item: await screen.findByRole('menuitem', { name: /^Copy link to the feedback form/ }) };
  };
  const { item } = await openLearners('Launched');
  expect(item.textContent).toContain('The event has not begun yet');
  cleanup();
  const { user, item: later } = await openLearners('Finished');
  await user.click(later);
  await screen.findByText('The link is copied');
  const [asked] = api.requestsTo('/event/make-link').map(({ body }) => body);
  expect(asked).toEqual({ nominationKey: attended.key, purpose: 'feedback' });
});
