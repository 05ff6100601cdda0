import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { renderForm } from '../testing/render-form.tsx';
import { aSmallEntity } from '../testing/small-entity.ts';

fakeApi();
afterEach(cleanup);

const inParts = (as: 'tab' | 'step') =>
  aSmallEntity(
    {
      name: { title: 'Name', type: 'string' },
      seats: { title: 'Seats', type: 'integer', minimum: 1 },
      room: { title: 'Room', type: 'string' },
      online: { title: 'Link', type: 'string', default: 'x', 'x-field': { when: { name: 'Online' } } },
    },
    {
      required: ['name', 'room'],
      form: [
        { id: 'basics', title: 'Basics', as, fields: ['name', 'seats'] },
        { id: 'place', title: 'Place', as, fields: ['*'] },
      ],
    },
  );
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });

test('a tab is not rendered before it is opened', async () => {
  await renderForm(inParts('tab'));
  expect(screen.queryByLabelText(/^Room/)).toBeNull();
  await userEvent.click(tab('Place'));
  expect(box('Room')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull();
});

test('a wrong field on a tab that was never opened blocks saving, is counted there, and gets the focus', async () => {
  const { saved } = await renderForm(inParts('tab'));
  type('Name', 'North');
  save();
  await waitFor(() => expect(document.activeElement).toBe(box('Room')));
  expect(tab('Place').getAttribute('aria-selected')).toBe('true');
  expect(tab('Place').textContent).toBe('Place1');
  expect(tab('Place').querySelector('[title="1 error"]')).toBeTruthy();
  expect(tab('Basics').textContent).toBe('Basics');
  expect(saved).toEqual([]);
  type('Room', 'Blue');
  await waitFor(() => expect(tab('Place').textContent).toBe('Place'));
  save();
  await waitFor(() => expect(saved).toEqual([{ name: 'North', seats: null, room: 'Blue', online: null }]));
});

test('what was typed on a tab stays while another one is open', async () => {
  await renderForm(inParts('tab'));
  type('Name', 'North');
  await userEvent.click(tab('Place'));
  await userEvent.click(tab('Basics'));
  expect(box('Name').value).toBe('North');
});

test('a field on a tab that was never opened follows its condition', async () => {
  const { saved } = await renderForm(inParts('tab'), { record: { name: 'Online', room: 'Blue', online: 'y' } });
  type('Name', 'North');
  save();
  await waitFor(() => expect(saved).toEqual([{ name: 'North', seats: null, room: 'Blue', online: null }]));
});

test('what the server refuses on another tab opens that tab', async () => {
  const onSave = () => Promise.reject(new HttpError('', 400, { errors: { room: 'validation.unique' } }));
  await renderForm(inParts('tab'), { record: { name: 'North', room: 'Blue' }, onSave });
  save();
  await waitFor(() => expect(document.activeElement).toBe(box('Room')));
  expect(screen.getByText('This value is already used')).toBeTruthy();
});

test('steps lead back and on, are entered in any order, and are saved as one', async () => {
  const { saved } = await renderForm(inParts('step'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back' }).disabled).toBe(true);
  type('Name', 'North');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  type('Room', 'Blue');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /Basics/ }));
  expect(screen.getByRole('button', { current: 'step' }).textContent).toContain('Basics');
  expect(box('Name').value).toBe('North');
  save();
  await waitFor(() => expect(saved).toEqual([{ name: 'North', seats: null, room: 'Blue', online: null }]));
});

test('a wrong field on another step opens that step', async () => {
  await renderForm(inParts('step'));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  type('Room', 'Blue');
  save();
  await waitFor(() => expect(document.activeElement).toBe(box('Name')));
});
