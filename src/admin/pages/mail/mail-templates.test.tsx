import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const api = fakeApi();
afterEach(cleanup);

const name = { kind: 'event.cancelled', language: 'en' };
const builtIn = { version: 0, subject: 'Cancelled', body: 'Hello', createdBy: null, creationTime: null };
const second = {
  version: 2,
  subject: 'Called off: {{event.name}}',
  body: 'Dear {{recipient.name}}',
  createdBy: 'Asha Rao',
  creationTime: '2026-11-20T10:00:00.000Z',
};
const saving = '/mail-template/save';

const open = async (path = '/setup/mail-template/en/event.cancelled') => {
  api.on('/mail-template/list', {
    items: [{ ...name, version: 2, createdBy: 'Asha Rao', creationTime: second.creationTime }],
  });
  api.on('/mail-template/detail', { ...name, versions: [second, builtIn] });
  api.on('/mail-template/preview', ({ body }) => {
    const { subject } = body as { subject: string };
    return {
      subject: `Shown: ${subject}`,
      text: 'In plain words',
      html: '<html lang="en" dir="ltr"><body><p>Hi</p></body></html>',
    };
  });
  await renderApplication(api, { path });
};
const field = (label: string) => screen.findByRole<HTMLInputElement>('textbox', { name: label });

test('the list says of every mail when it is sent and whose words it has, and leads to it', async () => {
  await open('/setup/mail-template');
  const link = await screen.findByRole('link', { name: 'Event cancelled' });
  const row = within(link.closest('tr') as HTMLElement);
  expect(row.getByText('To instructors, when the event is cancelled')).toBeTruthy();
  expect(await row.findByText(/^Version 2, Asha Rao, 20\/11\/2026/)).toBeTruthy();
  expect(screen.getAllByText('Built in').length).toBeGreaterThan(20);
  expect(link.getAttribute('href')).toBe('/setup/mail-template/en/event.cancelled');
});

test('what is typed is previewed and saved as the version after the one that was read', async () => {
  const person = userEvent.setup();
  await open();
  const subject = await field('Subject');
  expect(subject.value).toBe(second.subject);
  fireEvent.change(subject, { target: { value: 'Off' } });
  expect(await screen.findByText('Shown: Off')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'As text' }));
  expect(screen.getByText('In plain words')).toBeTruthy();
  api.on(saving, { ...name, versions: [{ ...second, version: 3, subject: 'Off' }, second, builtIn] });
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Version 3, Asha Rao/)).toBeTruthy();
  expect(api.requestsTo(saving).map(({ body }) => body)).toEqual([
    { ...name, subject: 'Off', body: second.body, version: 2 },
  ]);
});

test('a placeholder that the mail does not have is named at its field, and nothing can be saved', async () => {
  await open();
  fireEvent.change(await field('Text'), { target: { value: 'Until {{offer.until}}' } });
  expect(screen.getByText('This mail has no such placeholder {{offer.until}}')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
});

test('a placeholder is put where somebody writes', async () => {
  const person = userEvent.setup();
  await open();
  const subject = await field('Subject');
  await person.click(subject);
  subject.setSelectionRange(0, 'Called off'.length);
  await person.click(screen.getByRole('button', { name: '{{reason}}' }));
  expect(subject.value).toBe('{{reason}}: {{event.name}}');
});

test('an older text is taken into the editor and not saved by itself', async () => {
  const person = userEvent.setup();
  await open();
  await field('Subject');
  await person.click(screen.getByRole('button', { name: 'Take this text' }));
  expect((await field('Subject')).value).toBe('Cancelled');
  expect(api.requestsTo(saving)).toEqual([]);
});

test('who was overtaken keeps what they typed, and sees what somebody else has saved', async () => {
  const person = userEvent.setup();
  await open();
  fireEvent.change(await field('Subject'), { target: { value: 'Mine' } });
  const third = { ...second, version: 3, createdBy: 'Ravi Menon' };
  const current = { ...name, versions: [third, second, builtIn] };
  api.on(saving, { errors: { '': ['common.conflict'] }, current }, 409);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Version 3, Ravi Menon/)).toBeTruthy();
  expect((await field('Subject')).value).toBe('Mine');
});

test('a test mail is sent of what stands in the editor', async () => {
  const person = userEvent.setup();
  await open();
  fireEvent.change(await field('Subject'), { target: { value: 'Trial' } });
  api.on('/mail-template/send-test', { address: 'super.admin@example.test' });
  await person.click(screen.getByRole('button', { name: 'Send me a test' }));
  expect(await screen.findByText('A test was sent to super.admin@example.test')).toBeTruthy();
  await waitFor(() =>
    expect(api.requestsTo('/mail-template/send-test')[0]?.body).toEqual({
      ...name,
      subject: 'Trial',
      body: second.body,
    }),
  );
});
