import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const api = fakeApi();
/** What is loaded when it is first shown may be slow to come on a busy machine. */
const patience = { timeout: 20_000 };
afterEach(cleanup);

const mail = {
  id: '000000002',
  from: 'Rostrum <rostrum@example.test>',
  to: 'Ravi Menon <ravi@example.test>',
  subject: 'Your seat is confirmed',
  date: '2026-11-20T10:00:00.000Z',
};
const opened = {
  ...mail,
  text: 'In plain words',
  html: '<html lang="en" dir="ltr"><body><p style="color: red;">Hello</p><a href="https://example.test/link">Withdraw</a></body></html>',
  headers: [{ name: 'Auto-Submitted', value: 'auto-generated' }],
  attachments: [{ name: 'session-1.ics', type: 'text/calendar', content: 'QkVHSU4=' }],
};
const list = '/inbox/list';

const open = async (path = '/setup/inbox') => {
  api.on(list, { items: [mail] });
  api.on('/inbox/detail', opened);
  await renderApplication(api, { path, hasInbox: true });
  return screen.findByRole('link', { name: /Your seat is confirmed/ }, patience);
};

test('every mail stands in the list and is read beside it, as a mail, as text and with its headers', async () => {
  const person = userEvent.setup();
  await person.click(await open());
  const frame = await screen.findByTitle<HTMLIFrameElement>('Your seat is confirmed', {}, patience);
  // The mail is a page of its own, which is there a moment after its frame.
  await waitFor(() => expect(frame.contentDocument?.querySelector('p')?.style.color).toBe('red'), patience);
  expect(frame.contentDocument?.querySelector('a')?.target).toBe('_blank');
  expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts');
  await person.click(screen.getByRole('button', { name: 'As text' }));
  expect(screen.getByText('In plain words')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Headers' }));
  expect(screen.getByText('auto-generated')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download session-1.ics' })).toBeTruthy();
});

test('a search asks for the mails that hold the text', async () => {
  await open();
  api.on(list, { items: [] });
  fireEvent.change(screen.getByLabelText('Search mails'), { target: { value: 'meera' } });
  expect(await screen.findByText('No mails here')).toBeTruthy();
  await waitFor(() => expect(api.requestsTo(list).at(-1)?.path).toBe(`${list}?search=meera`));
});

test('the clock of the product is set forward, and it says what time it is then', async () => {
  await open();
  api.on('/development/clock', { now: '2026-11-27T10:00:00.000Z' });
  fireEvent.click(screen.getByRole('button', { name: 'A week' }));
  expect(await screen.findByText(/For the product it is 27\/11\/2026 03:30 PM now/)).toBeTruthy();
  expect(api.requestsTo('/development/clock')[0]?.body).toEqual({ hours: 168 });
});

test('the menu leads to the inbox only where mails are caught', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Sent mails' }).getAttribute('href')).toBe('/setup/inbox');
  cleanup();
  api.on('/mail-template/list', { items: [] });
  await renderApplication(api, { path: '/setup/mail-template' });
  expect(await screen.findByRole('link', { name: 'E-mail templates' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Sent mails' })).toBe(null);
});
