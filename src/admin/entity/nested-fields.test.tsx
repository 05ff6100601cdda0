import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderForm } from '../testing/render-form.tsx';
import { aSmallEntity } from '../testing/small-entity.ts';

fakeApi();
afterEach(cleanup);

const stock = aSmallEntity(
  {
    name: { title: 'Name', type: 'string' },
    inventory: {
      title: 'Inventory',
      type: 'array',
      maxItems: 3,
      items: {
        type: 'object',
        required: ['item', 'quantity'],
        properties: {
          item: { title: 'Thing', type: 'string' },
          quantity: { title: 'Quantity', type: 'integer', minimum: 1 },
          cost: { title: 'Cost', type: 'integer', format: 'money' },
        },
      },
    },
  },
  { required: ['inventory'] },
);
const stored = {
  name: 'Room',
  inventory: [
    { item: 'Chair', quantity: 4 },
    { item: 'Table', quantity: 2 },
  ],
};

const item = (number: number) => within(screen.getByRole('group', { name: `Item ${number}` }));
const input = (number: number, name: string) =>
  item(number).getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const type = (number: number, name: string, value: string) =>
  fireEvent.change(input(number, name), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const things = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Thing/ }).map(({ value }) => value);

test('items are added and saved with what was typed in them', async () => {
  const { saved } = await renderForm(stock);
  await press('Add item');
  type(1, 'Thing', 'Chair');
  type(1, 'Quantity', '4');
  type(1, 'Cost', '99.50');
  save();
  const chair = { item: 'Chair', quantity: 4, cost: 9950 };
  await waitFor(() => expect(saved).toEqual([{ name: null, inventory: [chair] }]));
});

test('a new item has the focus', async () => {
  await renderForm(stock);
  await press('Add item');
  await waitFor(() => expect(document.activeElement).toBe(input(1, 'Thing')));
});

test('an item is moved with its values, and the button that moved it keeps the focus', async () => {
  const { saved } = await renderForm(stock, { record: { ...stored, inventory: [...stored.inventory, lamp] } });
  await press('Move item 1 down');
  expect(things()).toEqual(['Table', 'Chair', 'Lamp']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move item 2 down' })));
  expect(screen.getByText('Item 1 is now item 2')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(things()).toEqual(['Table', 'Lamp', 'Chair']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move item 3 up' })));
  type(3, 'Quantity', '5');
  save();
  const { inventory } = stored;
  const moved = [inventory[1], lamp, { item: 'Chair', quantity: 5 }];
  await waitFor(() => expect(saved).toEqual([{ name: 'Room', inventory: moved }]));
});
const lamp = { item: 'Lamp', quantity: 1 };

test('an item is removed, and the others keep their values', async () => {
  const { saved } = await renderForm(stock, { record: stored });
  await press('Remove item 1');
  expect(things()).toEqual(['Table']);
  save();
  await waitFor(() => expect(saved[0]).toEqual({ name: 'Room', inventory: [stored.inventory[1]] }));
});

test('no more items than the schema allows can be added', async () => {
  await renderForm(stock, { record: { ...stored, inventory: [...stored.inventory, lamp] } });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add item' }).disabled).toBe(true);
});

test('an error within a list is told at its input, which gets the focus', async () => {
  const { saved } = await renderForm(stock, { record: stored });
  type(2, 'Quantity', '0');
  save();
  expect(await item(2).findByText('Must be at least 1')).toBeTruthy();
  expect(item(1).queryByText('Must be at least 1')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(input(2, 'Quantity')));
  type(2, 'Quantity', '3');
  await waitFor(() => expect(screen.queryByText('Must be at least 1')).toBeNull());
  save();
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('errors within a list are listed with their places, each a way to its input', async () => {
  await renderForm(stock);
  await press('Add item');
  await press('Add item');
  type(1, 'Quantity', '2');
  save();
  await screen.findByText('3 fields need your attention');
  await press('Inventory, Item 2, Quantity');
  await waitFor(() => expect(document.activeElement).toBe(input(2, 'Quantity')));
});

test('an error moves with its item', async () => {
  await renderForm(stock, { record: stored });
  type(2, 'Quantity', '0');
  save();
  await item(2).findByText('Must be at least 1');
  await press('Move item 2 up');
  expect(await item(1).findByText('Must be at least 1')).toBeTruthy();
  expect(item(2).queryByText('Must be at least 1')).toBeNull();
});

test('a list without items says that one is missing, and leads to the button that adds it', async () => {
  await renderForm(stock);
  save();
  await screen.findByText('Please enter a value');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add item' })));
  await press('Add item');
  await waitFor(() => expect(input(1, 'Thing')).toBeTruthy());
});

test('what the server says of an item reaches its input', async () => {
  const errors = { 'inventory.1.item': 'validation.reference', inventory: 'validation.unique' };
  const onSave = () => Promise.reject(new HttpError('', 400, { errors }));
  await renderForm(stock, { record: stored, onSave });
  type(1, 'Quantity', '7');
  save();
  expect(await item(2).findByText('This record does not exist or can not be chosen here')).toBeTruthy();
  expect(screen.getByText('This value is already used')).toBeTruthy();
});

const event = aSmallEntity(
  {
    mode: { title: 'Mode', enum: ['CLT', 'VILT'], default: 'CLT' },
    tool: { title: 'Tool', type: 'string', default: 'Meet', 'x-field': { when: { mode: 'VILT' } } },
    host: { title: 'Host', type: 'string', 'x-field': { when: { tool: 'Meet' } } },
  },
  { required: ['host'] },
);

test('a hidden field is cleared and not asked for', async () => {
  const { saved } = await renderForm(event, { record: { mode: 'VILT', tool: 'Meet', host: 'Tara' } });
  await userEvent.click(screen.getByRole('radio', { name: 'CLT' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  save();
  await waitFor(() => expect(saved).toEqual([{ mode: 'CLT', tool: null, host: null } satisfies Values]));
});

test('a field that is shown anew begins with its default and is asked for', async () => {
  const { saved } = await renderForm(event);
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'VILT' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Tool' })).value).toBe('Meet');
  save();
  await screen.findByText('Please enter a value');
  fireEvent.change(screen.getByRole('textbox', { name: /^Host/ }), { target: { value: 'Tara' } });
  save();
  await waitFor(() => expect(saved).toEqual([{ mode: 'VILT', tool: 'Meet', host: 'Tara' }]));
});
