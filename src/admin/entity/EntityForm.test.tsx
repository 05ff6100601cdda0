import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { aLearningEnvironment, aPage } from '../testing/learning-environments.ts';
import { renderApplication } from '../testing/render-application.tsx';

const api = fakeApi();
const stored = aLearningEnvironment();
const base = '/learning-environment';
const failed = { errors: { '': ['common.somethingWentWrong'] } };
beforeEach(() => {
  api.on(`${base}/paginated-list`, aPage([stored]));
  api.on(`${base}/detail`, stored);
  api.on(`${base}/history`, { items: [] });
});
afterEach(cleanup);

const create = async () => {
  const application = await renderApplication(api, { path: `${base}/create` });
  await screen.findByRole('button', { name: 'Add rule' });
  return application;
};
const edit = async () => {
  const application = await renderApplication(api, { path: `${base}/${stored.key}` });
  await screen.findByDisplayValue('North Sales');
  return application;
};
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('an empty form says what is missing, and the first wrong field has the focus', async () => {
  await create();
  save();
  await screen.findByText('Please enter name');
  expect(screen.getByText('Please apply security filter')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(input('Name')));
  expect(input('Name').getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['Name', '   ', 'Learning environment name can not be blank.'],
  ['Name', 'x'.repeat(101), 'Learning environment name length can not be more than 100 characters.'],
  ['Name', '...', 'Please enter valid name'],
  ['Description', 'x'.repeat(501), 'Description length must not be greater than 500'],
  ['Description', 'x'.repeat(4001), 'Description length must not be greater than 4000'],
])('%s "%.12s" is answered with the text of the specification', async (name, value, text) => {
  await create();
  type(name, value);
  save();
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a stored description over the typing limit is no error until it is changed', async () => {
  const long = 'x'.repeat(600);
  api.on(`${base}/detail`, { ...stored, description: long });
  api.on(`${base}/update`, { ...stored, version: 2 });
  await edit();
  type('Name', 'North');
  save();
  await waitFor(() => expect(api.requestsTo(`${base}/update`)).toHaveLength(1));
  expect(api.requestsTo(`${base}/update`)[0]?.body).toEqual({ key: stored.key, version: 1, name: 'North' });
});

test('a saved record says so beside the button, and the list starts anew', async () => {
  api.on(`${base}/update`, { ...stored, name: 'North', version: 2 });
  await edit();
  type('Name', 'North');
  save();
  expect(await screen.findByText('Saved')).toBeTruthy();
});

test('the first field that the server refuses gets the focus and its text', async () => {
  const errors = { code: ['learningEnvironment.code.unique'] };
  api.on(`${base}/update`, { errors }, 400);
  await edit();
  type('Code', 'SOUTH');
  save();
  await screen.findByText('This code is already used by another learning environment');
  await screen.findByText('- This code is already used by another learning environment');
  await waitFor(() => expect(document.activeElement).toBe(input('Code')));
});

test.each([
  ['a server that fails', 'Something went wrong', () => HttpResponse.json(failed, { status: 500 })],
  ['no network', 'The server can not be reached. Check your connection and try again.', () => HttpResponse.error()],
  [
    'what refuses the record as a whole',
    'This record does not exist or is out of your reach',
    () => HttpResponse.json({ errors: { '': ['common.404'] } }, { status: 404 }),
  ],
])('%s is told beside the button, what was typed stays, and it is tried again', async (_what, reason, answer) => {
  api.use(http.post(`*/api${base}/update`, answer));
  await edit();
  type('Name', 'North');
  save();
  await screen.findByText(`This could not be saved. ${reason}`);
  expect(screen.queryByText('Saved')).toBeNull();
  expect(input('Name').value).toBe('North');
  api.on(`${base}/update`, { ...stored, name: 'North', version: 2 });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Saved');
  expect(screen.queryByText(/^This could not be saved/)).toBeNull();
});

test('leaving a changed form asks first, in the words of the specification', async () => {
  const { at } = await edit();
  type('Name', 'North');
  fireEvent.blur(input('Name'));
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  const dialog = await screen.findByRole('dialog', { name: 'Warning!' });
  within(dialog).getByText('The information you have entered will be lost.');
  within(dialog).getByText('Are you sure, you want to exit?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));
  expect(at()).toBe(`${base}/${stored.key}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Exit' }));
  await waitFor(() => expect(at()).toBe(base));
});

test('a record that was saved can be changed and saved again', async () => {
  api.on(`${base}/update`, { ...stored, name: 'North', version: 2 });
  await edit();
  type('Name', 'North');
  save();
  await screen.findByText('Saved');
  type('Name', 'South');
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  save();
  await waitFor(() => expect(api.requestsTo(`${base}/update`)).toHaveLength(2));
  expect(api.requestsTo(`${base}/update`)[1]?.body).toMatchObject({ version: 2, name: 'South' });
});

test('an untouched form is left without a question', async () => {
  const { at } = await edit();
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(at()).toBe(base));
});

test('when somebody was faster, each field that both changed is a choice', async () => {
  const current = { ...stored, name: 'Northern Sales', code: 'NTH', version: 2 };
  api.on(`${base}/update`, { errors: { '': ['common.conflict'] }, current }, 409);
  await edit();
  type('Name', 'North');
  type('Description', 'Mine alone');
  save();
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText('Also changed by them: Code');
  expect(within(dialog).getAllByRole('radio')).toHaveLength(2);
  await userEvent.click(within(dialog).getByRole('radio', { name: /Theirs/ }));
  api.on(`${base}/update`, { ...current, description: 'Mine alone', version: 3 });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save this choice' }));
  await waitFor(() => expect(api.requestsTo(`${base}/update`)).toHaveLength(2));
  expect(api.requestsTo(`${base}/update`)[1]?.body).toEqual({
    key: stored.key,
    version: 2,
    name: 'Northern Sales',
    description: 'Mine alone',
  });
});

test('a choice that could not be saved stays with what went wrong, and meets who was faster once more', async () => {
  const conflict = (version: number) => ({
    errors: { '': ['common.conflict'] },
    current: { ...stored, name: `Theirs ${version}`, version },
  });
  api.on(`${base}/update`, conflict(2), 409);
  await edit();
  type('Name', 'North');
  save();
  const dialog = within(await screen.findByRole('dialog'));
  api.on(`${base}/update`, failed, 500);
  fireEvent.click(dialog.getByRole('button', { name: 'Save this choice' }));
  await dialog.findByText('This could not be saved. Something went wrong');
  api.on(`${base}/update`, conflict(3), 409);
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByRole('radio', { name: /Theirs 3/ });
  api.on(`${base}/update`, { ...stored, name: 'North', version: 4 });
  fireEvent.click(dialog.getByRole('button', { name: 'Save this choice' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requestsTo(`${base}/update`).at(-1)?.body).toMatchObject({ version: 3, name: 'North' });
});

test('a record is deleted after the question of the specification', async () => {
  api.on(`${base}/remove`, {});
  const { at } = await edit();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText('Do you want to delete this?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(at()).toBe(base));
});

test('a duplicate starts with the values of its record, without what no two records may share', async () => {
  api.on(`${base}/save`, { ...stored, key: 'fedcba9876543210fedcba9876543210' });
  const { at } = await edit();
  await userEvent.click(screen.getByRole('link', { name: 'Duplicate' }));
  await waitFor(() => expect(at()).toBe(`${base}/create`));
  await screen.findByRole('heading', { name: 'Add learning environment' });
  expect([input('Name').value, input('Code').value]).toEqual(['North Sales', '']);
  type('Code', 'NORTH-2');
  save();
  await waitFor(() => expect(api.requestsTo(`${base}/save`)).toHaveLength(1));
  expect(api.requestsTo(`${base}/save`)[0]?.body).toEqual({
    name: 'North Sales',
    code: 'NORTH-2',
    description: null,
    status: true,
    securityCriteria: stored.securityCriteria,
  });
});

test('history names who changed what', async () => {
  const changes = [{ field: 'name', from: 'North', to: 'North Sales' }];
  api.on(`${base}/history`, { items: [{ at: '2026-10-24T07:49:00.000Z', by: 'Tara Trainer', changes }] });
  await edit();
  fireEvent.click(screen.getByRole('tab', { name: 'History' }));
  const history = await screen.findByRole('complementary', { name: 'History' });
  expect(await within(history).findByText('Tara Trainer')).toBeTruthy();
  within(history).getByText('24/10/2026 01:19 PM');
  within(history).getByText('North Sales');
});
