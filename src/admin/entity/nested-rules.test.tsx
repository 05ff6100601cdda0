import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { renderForm } from '../testing/render-form.tsx';
import { aSmallEntity } from '../testing/small-entity.ts';

fakeApi();
afterEach(cleanup);

const survey = aSmallEntity({
  name: { title: 'Name', type: 'string' },
  questions: {
    title: 'Questions',
    type: 'array',
    items: {
      type: 'object',
      required: ['label', 'choices'],
      properties: {
        label: { title: 'Label', type: 'string' },
        isOpen: { title: 'Open', type: 'boolean', default: false },
        choices: { title: 'Choices', type: 'string', 'x-field': { when: { isOpen: false } } },
        least: { title: 'Least', type: 'integer', 'x-field': { atMost: 'most' } },
        most: { title: 'Most', type: 'integer' },
      },
    },
  },
});
const question = { label: 'The pace?', isOpen: false, choices: 'Slow' };

const item = (number: number) => within(screen.getByRole('group', { name: `Item ${number}` }));
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('a field of an item is shown, required and cleared by what stands beside it', async () => {
  const { saved } = await renderForm(survey, { record: { name: 'A', questions: [question, question] } });
  fireEvent.click(item(2).getByRole('switch', { name: 'Open' }));
  expect(item(2).queryByRole('textbox', { name: /^Choices/ })).toBeNull();
  expect(item(1).getByRole('textbox', { name: /^Choices/ })).toBeTruthy();
  save();
  const open = { label: 'The pace?', isOpen: true };
  await waitFor(() => expect(saved).toEqual([{ name: 'A', questions: [question, open] }]));
  fireEvent.click(item(2).getByRole('switch', { name: 'Open' }));
  save();
  expect(await item(2).findByText('Please enter a value')).toBeTruthy();
  expect(item(1).queryByText('Please enter a value')).toBeNull();
});

test('a new item begins as its conditions say, and rules between its fields are told at their place', async () => {
  const { saved } = await renderForm(survey, { record: { name: 'A', questions: [] } });
  await userEvent.click(screen.getByRole('button', { name: 'Add item' }));
  fireEvent.change(item(1).getByRole('textbox', { name: /^Label/ }), { target: { value: 'Rooms' } });
  fireEvent.change(item(1).getByRole('textbox', { name: /^Choices/ }), { target: { value: 'One' } });
  fireEvent.change(item(1).getByRole('textbox', { name: 'Least' }), { target: { value: '3' } });
  fireEvent.change(item(1).getByRole('textbox', { name: 'Most' }), { target: { value: '2' } });
  save();
  expect(await item(1).findByText('Must not be more than Most')).toBeTruthy();
  expect(saved).toEqual([]);
});
