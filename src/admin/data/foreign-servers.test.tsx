import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ForeignServer } from '#model/foreign-server.ts';
import { foreignRest } from '#tests/support/foreign-rest.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderApplication } from '../testing/render-application.tsx';

const api = fakeApi();
let elsewhere: ReturnType<typeof foreignRest>;
beforeEach(() => {
  elsewhere = foreignRest(['Coaching', 'First aid', 'Writing']);
  api.use(
    http.all(/^https:\/\/lms\.test\/api\/topics/, async ({ request }) => {
      const { method, headers, url } = request;
      const text = await request.text();
      const path = decodeURIComponent(url.replace('https://lms.test/api/topics', ''));
      const sent: unknown = text === '' ? undefined : JSON.parse(text);
      const answer = elsewhere.answer({ method, path, headers, body: sent });
      return HttpResponse.json(answer.body as object, answer);
    }),
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = async (path = '', server: Partial<ForeignServer> = {}) => {
  const foreignServers = { topic: { url: 'https://lms.test/api/topics', ...server } };
  const application = await renderApplication(api, { path: `/setup/topic${path}`, foreignServers });
  await screen.findAllByText(path === '/create' ? 'Save' : 'Writing');
  return application;
};
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const type = (value: string) => fireEvent.change(screen.getByRole('textbox', { name: /^Name/ }), { target: { value } });

test('a list of a foreign server is sorted, searched and filtered in its words', async () => {
  await open(`?filter=${encodeURIComponent('{"text":"i","criteria":{"status":{"equals":true}}}')}`);
  expect(names()).toEqual(['Coaching', 'First aid', 'Writing']);
  const query = '?filter={"status":true,"q":"i"}&range=[0,9]&sort=["name","ASC"]';
  expect(elsewhere.asked.map(({ path }) => path)).toEqual([query]);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'first' } });
  await waitFor(() => expect(names()).toEqual(['First aid']));
});

test('a foreign server that is not trusted gets neither token nor tenant, a trusted one gets both', async () => {
  await open();
  const sent = () => ['authorization', 'hostname'].map((name) => elsewhere.asked.at(-1)?.headers.get(name));
  expect(sent()).toEqual([null, null]);
  cleanup();
  await open('', { sendsToken: true });
  expect(sent()).toEqual(['Bearer token', 'localhost']);
});

test('what a foreign server does not offer is not shown', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const fields = await screen.findByRole('combobox', { name: 'Field' });
  expect([...fields.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Belongs to',
    'Status',
  ]);
  cleanup();
  await open('/3');
  expect(screen.queryByRole('heading', { name: 'History' })).toBeNull();
  expect(screen.queryByText(/Added by/)).toBeNull();
});

test('what a foreign server says that it offers is shown, and asked for there', async () => {
  api.use(
    http.get('https://lms.test/api/topics/history', () =>
      HttpResponse.json({ items: [{ at: '2026-10-23T07:49:00.000Z', by: 'Ines Faro', changes: [] }] }),
    ),
  );
  await open('', { offers: ['history', 'export', 'criteria'] });
  expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy();
  cleanup();
  await open('/3', { offers: ['history'] });
  expect(await screen.findByText(/Ines Faro/)).toBeTruthy();
});

test('a record of a foreign server is created, and refused in its words at the field', async () => {
  await open('/create');
  type('Coaching');
  save();
  expect((await screen.findAllByText('That name is taken over here')).length).toBeGreaterThan(0);
  type('Debating');
  save();
  await waitFor(() => expect(names()).toContain('Debating'));
  expect(elsewhere.rows.at(-1)).toMatchObject({ id: 4, name: 'Debating' });
});

test('a record of a foreign server is changed whole, so that what no screen shows is kept', async () => {
  await open('/3');
  type('Writing well');
  save();
  await screen.findByText('Saved');
  expect(elsewhere.rows[2]).toEqual({ id: 3, name: 'Writing well', status: true, owner: 'elsewhere' });
});

test('a status of a foreign server flips on what it has now, and nothing else is overwritten', async () => {
  await open();
  elsewhere.rows[2] = { id: 3, name: 'Writing letters', status: true };
  fireEvent.click(screen.getByRole('switch', { name: 'Status of Writing' }));
  await waitFor(() => expect(elsewhere.rows[2]).toEqual({ id: 3, name: 'Writing letters', status: false }));
  expect(await screen.findByRole('switch', { name: 'Status of Writing letters' })).toHaveProperty('checked', false);
});

test('marked records of a foreign server are deleted one by one', async () => {
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mark Coaching' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mark Writing' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) ?? document.body);
  await screen.findByText('2 done');
  expect(elsewhere.rows.map(({ name }) => name)).toEqual(['First aid']);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(names()).toEqual(['First aid']));
});

test('marked records of a foreign server are deactivated one by one, and what it refuses is told', async () => {
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mark Coaching' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mark Writing' }));
  elsewhere.rows.splice(2, 1);
  await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
  await screen.findByText('1 done · 1 refused');
  expect(screen.getByRole('listitem').textContent).toBe('3This record does not exist or is out of your reach');
  expect(elsewhere.rows[0]).toMatchObject({ name: 'Coaching', status: false, owner: 'elsewhere' });
});

test('what is on other pages of a foreign server can not be marked', async () => {
  elsewhere = foreignRest(Array.from({ length: 12 }, (_, index) => `Writing ${index}`).with(0, 'Writing'));
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mark all rows of this page' }));
  expect(screen.getByText('10 marked', { selector: 'p' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /that match/ })).toBeNull();
});

test('references to a foreign server that has no options are searched and named through its list', async () => {
  const key = 'f'.repeat(32);
  const program = { key, name: 'Leading', code: 'LEAD', topicKeys: ['2'], status: true, version: 1 };
  api.on('/program/detail', program);
  api.on('/program/history', { items: [] });
  const foreignServers = { topic: { url: 'https://lms.test/api/topics' } };
  await renderApplication(api, { path: `/setup/program/${key}`, foreignServers });
  await screen.findByText('First aid');
  await userEvent.click(screen.getByRole('combobox', { name: /^Topics/ }));
  expect(await screen.findByRole('option', { name: 'Coaching' })).toBeTruthy();
});

test('our own server speaks the dialect too: ranges, criteria, the version, and its other calls', async () => {
  const topic = { key: 'a'.repeat(32), id: 'a'.repeat(32), name: 'Writing', status: true, version: 4 };
  api.use(
    http.get('*/api/rest/topic', () => HttpResponse.json([topic], { headers: { 'content-range': 'topic 0-0/1' } })),
  );
  api.on(`/rest/topic/${topic.key}`, ({ body }: { body: unknown }) =>
    body
      ? HttpResponse.json({ errors: { '': ['common.stale'] }, current: { ...topic, version: 5 } }, { status: 409 })
      : topic,
  );
  api.on('/topic/history', { items: [] });
  await renderApplication(api, { path: `/setup/topic/${topic.key}` });
  await screen.findByText('History');
  type('Rewriting');
  save();
  expect(await screen.findByText('Somebody else has changed this record meanwhile')).toBeTruthy();
  expect(api.requestsTo(`/rest/topic/${topic.key}`).at(-1)?.body).toEqual({ version: 4, name: 'Rewriting' });
});

test('a foreign server of the POST dialect serves an entity without versions', async () => {
  const program = { key: '17', name: 'Leading', code: 'LEAD', status: true };
  const asked: [string, unknown][] = [];
  api.use(
    http.all(/^https:\/\/lms\.test\/courses\/.*/, async ({ request }) => {
      const { pathname } = new URL(request.url);
      const text = await request.text();
      asked.push([pathname, text === '' ? undefined : JSON.parse(text)]);
      return HttpResponse.json(pathname.endsWith('list') ? { items: [program], totalItems: 1 } : program);
    }),
  );
  const foreignServers = { program: { url: 'https://lms.test/courses' } };
  await renderApplication(api, { path: '/setup/program', foreignServers });
  fireEvent.click(await screen.findByRole('switch', { name: 'Status of Leading' }));
  await waitFor(() => expect(asked.at(-1)).toEqual(['/courses/update', { key: '17', status: false }]));
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Leading' }));
  await screen.findByDisplayValue('Leading');
  type('Leading people');
  save();
  await waitFor(() => expect(asked.at(-1)).toEqual(['/courses/update', { key: '17', name: 'Leading people' }]));
});
