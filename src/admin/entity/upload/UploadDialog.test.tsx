import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const api = fakeApi();
beforeEach(() => {
  api.on('/rest/topic', () => HttpResponse.json([], { headers: { 'content-range': 'topic 0-0/0' } }));
});
afterEach(cleanup);

const csv = (name = 'topics.csv', text = 'name,description,parentKey,status\nSailing,New,,true\n') =>
  new File([text], name);

/** Answers uploads in turn; the last answer also whatever comes after it. Keeps what was asked. */
function onUploads(...answers: (() => Response)[]) {
  const asked: { isDryRun: boolean; file: string; authorization: string | null }[] = [];
  api.use(
    http.post('*/api/topic/upload', async ({ request }) => {
      const isDryRun = new URL(request.url).searchParams.get('dryRun') === 'true';
      asked.push({ isDryRun, file: await request.text(), authorization: request.headers.get('authorization') });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return answer?.() ?? HttpResponse.error();
    }),
  );
  return asked;
}

const changes = [{ field: 'description', from: 'Old', to: 'New' }];
const report = { total: 2, created: 0, updated: 1, unchanged: 1 };
const planned = () => HttpResponse.json({ ...report, rows: [{ line: 2, change: 'update', name: 'Sailing', changes }] });

const openDialog = async () => {
  await renderApplication(api, { path: '/setup/topic' });
  await userEvent.click(await screen.findByRole('button', { name: 'Upload' }));
  return screen.findByRole('dialog', { name: 'Upload topics' });
};
const choose = (dialog: HTMLElement, file: File) =>
  userEvent.upload(within(dialog).getByLabelText(/CSV file|another file/), file, { applyAccept: false });

test('a file is tried first, and written when the person has seen what it would change', async () => {
  const asked = onUploads(planned, () => HttpResponse.json(report));
  const dialog = await openDialog();
  await choose(dialog, csv());
  const preview = await within(dialog).findByRole('region', { name: 'What the file would do' });
  within(preview).getByText('Sailing');
  expect(within(preview).getByText('Old').tagName).toBe('DEL');
  expect(within(preview).getByText('New').tagName).toBe('INS');
  within(dialog).getByText('0 new · 1 changed · 1 unchanged');
  expect(asked.map(({ isDryRun }) => isDryRun)).toEqual([true]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Import 1 record' }));
  await within(dialog).findByText(/^File uploaded successfully/);
  expect(asked.map(({ isDryRun }) => isDryRun)).toEqual([true, false]);
  expect(asked[1]).toMatchObject({ authorization: 'Bearer token' });
  expect(asked[1]?.file).toContain('name="FormFile"; filename="topics.csv"');
  await waitFor(() => expect(api.requestsTo('/rest/topic')).toHaveLength(2));
});

test.each([
  ['another extension', csv('topics.xlsx'), 'Upload file should be in .csv format.'],
  ['nothing in it', csv('topics.csv', ''), 'Upload file should be in .csv format.'],
  ['too much in it', csv('topics.csv', 'x'.repeat(2 * 1024 * 1024 + 1)), /larger than 2 MB/],
])('a file with %s is refused before it is sent', async (_, file, text) => {
  const asked = onUploads(planned);
  const dialog = await openDialog();
  await choose(dialog, file);
  await within(dialog).findByText(text);
  expect(asked).toEqual([]);
});

test('a file stays chosen while the server is busy, and is sent again', async () => {
  const busy = () => HttpResponse.json({ errors: { '': ['common.unavailable'] } }, { status: 503 });
  const asked = onUploads(busy, planned);
  const dialog = await openDialog();
  await choose(dialog, csv());
  await within(dialog).findByText(/The service is busy/);
  within(dialog).getByText(/topics.csv is still chosen/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send again' }));
  await within(dialog).findByRole('region', { name: 'What the file would do' });
  expect(asked[1]?.file).toContain('Sailing');
});

test('a refused file names its mistakes, and gives its bad rows back with the reasons', async () => {
  const refused = {
    errors: { FormFile: ['upload.rowsInvalid'] },
    columns: ['name', 'description', 'parentKey', 'status'],
    rows: [
      { line: 3, column: 'parentKey', message: 'upload.referenceUnknown' },
      { line: 3, column: 'status', message: 'topic.status.type' },
    ],
    failed: [{ line: 3, cells: ['Surf', '=1+1', 'Boats', 'maybe'] }],
  };
  onUploads(() => HttpResponse.json(refused, { status: 400 }));
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:failed';
  };
  const dialog = await openDialog();
  await choose(dialog, csv());
  const mistakes = await within(dialog).findByRole('region', { name: 'What is wrong in the file' });
  const cells = within(mistakes)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(0, 4)).toEqual(['3', 'Belongs to', 'Boats', 'No record has this code or name']);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Download these rows with the reasons' }));
  expect(await saved[0]?.text()).toBe(
    'name,description,parentKey,status,reason\r\n' +
      `Surf,'=1+1,Boats,maybe,"Belongs to: No record has this code or name; Status: This is not a valid value"\r\n`,
  );
});
