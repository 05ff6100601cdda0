import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { aLearningEnvironment, aPage } from '../../testing/learning-environments.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const api = fakeApi();
const stored = aLearningEnvironment();
const base = '/learning-environment';
const page = `${base}/${stored.key}`;
const trainers = `${base}/trainers/paginated-list`;
const total = { true: 12, false: 45 };

beforeEach(() => {
  api.on(`${base}/paginated-list`, aPage([stored]));
  api.on(`${base}/detail`, stored);
  api.on(`${base}/history`, { items: [] });
  api.on(trainers, ({ path, body }) => {
    const isMapped = path.includes('mapped=true');
    const { pageIndex } = (body as { pageOptions: { pageIndex: number } }).pageOptions;
    return aPage([aTrainer(isMapped, pageIndex)], total[isMapped ? 'true' : 'false']);
  });
  api.on(`${base}/instructors/paginated-list`, aPage([], 3));
  api.on(`${base}/programs/paginated-list`, aPage([], 1234));
  api.on(`${base}/map-trainers`, { count: 2 });
  api.on(`${base}/unmap-trainers`, { count: 1 });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** One trainer a page, of another name on each. */
function aTrainer(isMapped: boolean, pageIndex: number) {
  const number = `${isMapped ? 'm' : 'a'}${pageIndex + 1}`;
  return { key: `key-${number}`, userName: `Trainer ${number}`, employeeCode: number, email: 't@e.test', status: true };
}

const open = (path = '') => renderApplication(api, { path: page + path });
const listed = (name: string) => screen.findByRole('link', { name }, { timeout: 30_000 });
const lastList = () => api.requestsTo(trainers).findLast(({ body }) => JSON.stringify(body).includes('sortConfig'));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (question: string, verb: string) => {
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText(question);
  await userEvent.click(within(dialog).getByRole('button', { name: verb }));
};

test('the parts of a learning environment are tabs with their numbers and an address each', async () => {
  const { at } = await open();
  await screen.findByRole('tab', { name: 'Programs 1,234' }, { timeout: 30_000 });
  const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Basic info',
    'Security settings filter',
    'Training admins 12',
    'Instructors 3',
    'Programs 1,234',
    'History',
  ]);
  await userEvent.click(screen.getByRole('tab', { name: 'Training admins 12' }));
  await listed('Trainer m1');
  expect(at()).toBe(`${page}/trainers`);
});

test('the mapped list asks for what is mapped to this environment, and the available one for the rest', async () => {
  await open('/trainers');
  await listed('Trainer m1');
  expect(lastList()?.path).toBe(`${trainers}?key=${stored.key}&mapped=true`);
  await press('Available 45');
  await listed('Trainer a1');
  expect(lastList()?.path).toBe(`${trainers}?key=${stored.key}&mapped=false`);
});

test('marks survive paging and searching, their number is shown, and all of them are mapped', async () => {
  await open('/trainers/available');
  await listed('Trainer a1');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mark Trainer a1' }));
  await press('Next page');
  await listed('Trainer a2');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mark Trainer a2' }));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tr' } });
  await listed('Trainer a1');
  screen.getByRole('region', { name: '2 marked' });
  await press('Map marked');
  await screen.findByText('2 mapped to North Sales');
  expect(api.requestsTo(`${base}/map-trainers`).map(({ path, body }) => [path, body])).toEqual([
    [`${base}/map-trainers?key=${stored.key}`, { keys: ['key-a1', 'key-a2'] }],
  ]);
  await waitFor(() => expect(screen.queryByRole('region', { name: '2 marked' })).toBeNull());
});

test('a new search leads back to the first page', async () => {
  await open('/trainers/available?page=3&perPage=10&sort=userName&order=ASC&filter=%7B%7D');
  await listed('Trainer a3');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tara' } });
  await listed('Trainer a1');
  expect(lastList()?.body).toMatchObject({ pageOptions: { pageIndex: 0 }, searchCriteria: { text: 'tara' } });
});

test('all that match the search are mapped over all pages, after a question that says how many', async () => {
  api.on(`${base}/map-trainers`, { count: 44 });
  const filter = encodeURIComponent(JSON.stringify({ text: 'tara', criteria: { status: true } }));
  await open(`/trainers/available?filter=${filter}`);
  await listed('Trainer a1');
  await press('Map all 45 that match');
  await confirm('Do you want to map 45 training admins to North Sales?', 'Map');
  await screen.findByText('44 mapped to North Sales; the others were mapped already');
  expect(api.requestsTo(`${base}/map-trainers`)[0]?.body).toEqual({
    searchCriteria: { text: 'tara', filter: { status: true } },
  });
});

test('one is removed after the question of the specification', async () => {
  await open('/trainers');
  await listed('Trainer m1');
  await press('Remove Trainer m1 from North Sales');
  await confirm('Do you want to delete this?', 'Remove');
  await screen.findByText('1 removed from North Sales');
  expect(api.requestsTo(`${base}/unmap-trainers`)[0]?.body).toEqual({ keys: ['key-m1'] });
});

test('marked ones are removed after the question of the specification, and stay when it is called off', async () => {
  await open('/trainers');
  await listed('Trainer m1');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mark Trainer m1' }));
  await press('Remove marked');
  await confirm('Are you sure you want to remove the selected item(s)?', 'Cancel');
  expect(api.requestsTo(`${base}/unmap-trainers`)).toEqual([]);
  await press('Remove marked');
  await confirm('Are you sure you want to remove the selected item(s)?', 'Remove');
  expect(await screen.findByText('1 removed from North Sales')).toBeTruthy();
});

test('what is refused is said, and what was marked stays marked', async () => {
  api.on(`${base}/map-trainers`, { errors: { '': ['common.unavailable'] } }, 503);
  await open('/trainers/available');
  await listed('Trainer a1');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mark Trainer a1' }));
  await press('Map marked');
  await screen.findByText('The service is busy. Please try again in a moment.');
  expect(screen.getByRole('region', { name: '1 marked' })).toBeTruthy();
});

test('another tab keeps what was typed without a question, and the environment is loaded once', async () => {
  await open();
  const name = await screen.findByRole('textbox', { name: /^Name/ }, { timeout: 30_000 });
  await userEvent.type(name, ' and East');
  await userEvent.click(screen.getByRole('tab', { name: /^Training admins/ }));
  await listed('Trainer m1');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Basic info' }));
  expect(await screen.findByDisplayValue('North Sales and East')).toBeTruthy();
  expect(api.requestsTo(`${base}/detail`)).toHaveLength(1);
});

test('leaving for the list forgets the environment, which is loaded anew when it is entered again', async () => {
  const { router } = await open();
  await screen.findByDisplayValue('North Sales', {}, { timeout: 30_000 });
  await router.navigate(base);
  await listed('North Sales');
  await router.navigate(page);
  await screen.findByDisplayValue('North Sales');
  expect(api.requestsTo(`${base}/detail`)).toHaveLength(2);
});

test('a refused field leads to the tab that it is on', async () => {
  api.on(`${base}/update`, { errors: { securityCriteria: ['learningEnvironment.securityCriteria.criteria'] } }, 400);
  await open();
  const name = await screen.findByRole('textbox', { name: /^Name/ }, { timeout: 30_000 });
  await userEvent.type(name, '!');
  await press('Save');
  const tab = await screen.findByRole('tab', { name: /^Security settings filter/, selected: true });
  expect(await within(tab).findByText('1')).toBeTruthy();
});

test.each([
  ['without a key', `${base}?mode=edit`, 'Learning environment key not found in the url.'],
  ['with a key that nobody has', `${base}/unknown`, 'Error in fetching Learning environment from the API.'],
])('an address %s says so', async (_, path, text) => {
  api.on(`${base}/detail`, { errors: { '': ['common.notFound'] } }, 404);
  await renderApplication(api, { path });
  expect(await screen.findByText(text, {}, { timeout: 30_000 })).toBeTruthy();
});

test('trainers are uploaded to the environment that is open, and from the list to none', async () => {
  await open('/trainers');
  await listed('Trainer m1');
  const asked: string[] = [];
  api.use(
    http.post(`*/api${base}/upload-trainers`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ total: 1, created: 0, updated: 0, unchanged: 1, mapped: 1, rows: [] });
    }),
  );
  const choose = async () => {
    const input = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('input[type=file]');
      if (!found) throw new Error('No file can be chosen');
      return found;
    });
    await userEvent.upload(input, new File(['userName\r\n'], 'trainers.csv', { type: 'text/csv' }));
    await screen.findByRole('button', { name: 'Import 1 record' });
  };
  await press('Upload and map');
  await choose();
  expect(asked).toEqual([`?key=${stored.key}&dryRun=true`]);
  cleanup();
  await renderApplication(api, { path: base });
  await listed('North Sales');
  await press('Upload people and programs');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Training admins' }));
  await choose();
  expect(asked[1]).toBe('?dryRun=true');
});
