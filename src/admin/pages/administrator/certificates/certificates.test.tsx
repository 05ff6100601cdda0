import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { spyOnDownloads } from '../../../testing/downloads.ts';
import { anEvent } from '../../../testing/events.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aPage } from '../../../testing/learning-environments.ts';
import { aNomination } from '../../../testing/nominations.ts';
import { renderApplication } from '../../../testing/render-application.tsx';

const api = fakeApi();
const event = anEvent({ status: 'Closed' });
const nomination = aNomination(1, { outcome: 'Full', certificate: '7K3MX-92QFD' });
const path = `/program/${event.launchKey}/event/${event.key}/administrator/learners`;
const headers = { 'content-disposition': 'attachment; filename="certificates-SAFE-1.pdf"' };

beforeEach(() => {
  api.on('/event/detail', event);
  api.on('/nomination/paginated-list', aPage([nomination]));
  api.on('/nomination/detail', nomination);
  api.on('/nomination/history', { items: [] });
  api.on('/event/download-certificates', () => new Response('%PDF', { headers }));
});
afterEach(cleanup);

test('the certificates of a closed event are downloaded as one file', async () => {
  const downloads = spyOnDownloads();
  await renderApplication(api, { path, roles: ['trainer'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Certificates (PDF)' }));
  await vi.waitFor(() => expect(downloads).toEqual(['certificates-SAFE-1.pdf']));
  const [asked] = api.requestsTo('/event/download-certificates');
  expect(new URLSearchParams(asked?.path.split('?')[1]).get('nominationKey')).toBeNull();
});

test('the panel of a learner tells the number of their certificate, and hands it over', async () => {
  const downloads = spyOnDownloads();
  await renderApplication(api, { path: `${path}#${nomination.key}`, roles: ['instructor'] });
  const panel = within(await screen.findByRole('dialog'));
  expect(await panel.findByText('7K3MX-92QFD')).toBeDefined();
  await userEvent.click(panel.getByRole('button', { name: 'Certificate (PDF)' }));
  await vi.waitFor(() => expect(downloads).toHaveLength(1));
  const [asked] = api.requestsTo('/event/download-certificates');
  const query = new URLSearchParams(asked?.path.split('?')[1]);
  expect([query.get('key'), query.get('nominationKey')]).toEqual([event.key, nomination.key]);
});

test('an event that is not closed has none, and a refusal is told in the words of the server', async () => {
  api.on('/event/detail', { ...event, status: 'Finished' });
  await renderApplication(api, { path, roles: ['trainer'] });
  await screen.findByRole('link', { name: 'Learner 1' });
  expect(screen.queryByRole('button', { name: 'Certificates (PDF)' })).toBeNull();
  cleanup();
  api.on('/event/detail', event);
  api.on('/event/download-certificates', { errors: { '': ['certificate.none'] } }, 400);
  await renderApplication(api, { path, roles: ['trainer'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Certificates (PDF)' }));
  expect(await screen.findAllByText('There is no certificate that holds')).not.toHaveLength(0);
});
