import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PropertySchema } from '#model/vocabulary.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderForm } from '../testing/render-form.tsx';
import { aSmallEntity } from '../testing/small-entity.ts';

const api = fakeApi();
const topics = [
  { value: 't1', label: 'Safety' },
  { value: 't2', label: 'Sales' },
];
beforeEach(() => api.on('/topic/options', { items: topics }));
afterEach(cleanup);

const render = (property: PropertySchema, value?: unknown) =>
  renderForm(aSmallEntity({ it: { title: 'It', ...property } }), value === undefined ? {} : { record: { it: value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const input = () => screen.getByLabelText<HTMLInputElement>('It');

const money: PropertySchema = { type: 'integer', format: 'money', 'x-field': { currency: 'INR' } };
const yen: PropertySchema = { type: 'integer', format: 'money', 'x-field': { currency: 'JPY' } };
const duration: PropertySchema = { type: 'integer', format: 'duration' };
const percentage: PropertySchema = { type: 'number', format: 'percentage', maximum: 100 };
const typed: [string, PropertySchema, string, unknown][] = [
  ['an amount', money, '1200.50', 120_050],
  ['an amount with groups', money, '1,20,000', 12_000_000],
  ['an amount in Devanagari digits', money, '१२', 1200],
  ['an amount of a currency without a minor unit', yen, '1200', 1200],
  ['hours and minutes', duration, '1 h 30', 90],
  ['a clock', duration, '1:30', 90],
  ['minutes', duration, '90 min', 90],
  ['hours', duration, '1.5', 90],
  ['days', { ...duration, 'x-field': { unit: 'hour' } }, '2 d', 48],
  ['hours that are kept in seconds', { ...duration, 'x-field': { unit: 'second' } }, '36', 129_600],
  ['a percentage', percentage, '12.5', 12.5],
  ['a number in Devanagari digits', { type: 'integer' }, '१२', 12],
  ['a time', { type: 'string', format: 'time' }, '09:30', '09:30'],
  ['a time of a twelve-hour clock', { type: 'string', format: 'time' }, '9:30 pm', '21:30'],
  ['a web address', { type: 'string', format: 'uri' }, 'https://example.test/a', 'https://example.test/a'],
  ['a time zone', { type: 'string', format: 'time-zone' }, 'Europe/Berlin', 'Europe/Berlin'],
  ['a phone number', { type: 'string', format: 'phone' }, '+91 20 1234', '+91 20 1234'],
];

test.each(typed)('%s is kept in its own unit', async (_, property, text, kept) => {
  const { saved } = await render(property);
  fireEvent.change(input(), { target: { value: text } });
  fireEvent.blur(input());
  save();
  await waitFor(() => expect(saved).toEqual([{ it: kept }]));
});

const shown: [string, PropertySchema, unknown, string][] = [
  ['an amount in its major unit', money, 120_050, '1200.50'],
  ['a duration in minutes', duration, 90, '90'],
  ['a duration in whole hours', duration, 120, '2'],
  ['a duration in whole days', { ...duration, 'x-field': { unit: 'second' } }, 86_400, '1'],
  ['a time', { type: 'string', format: 'time' }, '09:30', '09:30 AM'],
];

test.each(shown)('%s is shown', async (_, property, value, text) => {
  await render(property, value);
  expect(input().value).toBe(text);
});

test.each([
  ['an amount', money, 'twelve'],
  ['an amount with three decimals', money, '1.005'],
  ['a duration', duration, 'a while'],
])('%s that can not be read stays as it was typed and is refused', async (_, property, text) => {
  const { saved } = await render(property);
  fireEvent.change(input(), { target: { value: text } });
  fireEvent.blur(input());
  save();
  await screen.findByText('This is not a valid value');
  expect(input().value).toBe(text);
  expect(saved).toEqual([]);
});

test('a duration is of the unit that is chosen beside it', async () => {
  const { saved } = await render({ ...duration, 'x-field': { unit: 'second' } }, 86_400);
  const unit = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Unit of It' });
  expect([input().value, unit.value]).toEqual(['1', 'days']);
  fireEvent.change(unit, { target: { value: 'hours' } });
  fireEvent.change(input(), { target: { value: '12' } });
  save();
  await waitFor(() => expect(saved).toEqual([{ it: 43_200 }]));
});

test.each([
  ['an e-mail address', { type: 'string', format: 'email' }, 'nope', /such as name@example.com/],
  ['a web address', { type: 'string', format: 'uri' }, 'example', /such as https:/],
  ['a phone number', { type: 'string', format: 'phone' }, 'call me', /such as \+91/],
  ['a time', { type: 'string', format: 'time' }, '25:00', /such as 09:30/],
  ['a date', { type: 'string', format: 'date' }, '31/02/2026', 'Please enter a date that exists'],
])('what is not %s is told what one is', async (_, property, text, told) => {
  await render(property);
  fireEvent.change(await screen.findByLabelText('It'), { target: { value: text } });
  save();
  expect(await screen.findByText(told)).toBeTruthy();
});

test('of two days it is said which one comes after the other', async () => {
  const day = { type: 'string', format: 'date' };
  const from = { ...day, title: 'From', 'x-field': { atMost: 'to' } };
  await renderForm(aSmallEntity({ from, to: { ...day, title: 'To' } }), {
    record: { from: '2026-12-10', to: '2026-12-01' },
  });
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '11/12/2026' } });
  save();
  expect(await screen.findByText('Must not come after To')).toBeTruthy();
});

test('a time zone that does not exist is refused', async () => {
  const { saved } = await render({ type: 'string', format: 'time-zone' });
  fireEvent.change(input(), { target: { value: 'Mars/Phobos' } });
  save();
  await screen.findByText('There is no time zone of this name');
  expect(saved).toEqual([]);
});

test('a country is chosen by its name and kept as its code', async () => {
  const { saved } = await render({ type: 'string', format: 'country' }, 'IN');
  expect(input().value).toBe('India');
  await userEvent.clear(input());
  await userEvent.type(input(), 'germ');
  await userEvent.click(await screen.findByRole('option', { name: 'Germany' }));
  save();
  await waitFor(() => expect(saved).toEqual([{ it: 'DE' }]));
});

test('a value without the form of its pattern is told one that has it', async () => {
  const { saved } = await render({ type: 'string', pattern: '^[A-Z]{2}-\\d{4}$', examples: ['AB-1234'] });
  fireEvent.change(input(), { target: { value: '1234' } });
  save();
  await screen.findByText('This must look like AB-1234');
  expect(saved).toEqual([]);
});

test('an emptied amount is no amount', async () => {
  const { saved } = await render(money, 100);
  fireEvent.change(input(), { target: { value: '' } });
  save();
  await waitFor(() => expect(saved).toEqual([{ it: null }]));
});

test('a few choices are check boxes, kept in the order of the schema', async () => {
  const { saved } = await render({ type: 'array', items: { enum: ['VIDEO', 'SOUND', 'LIGHT'] } }, ['LIGHT']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Video' }));
  save();
  await waitFor(() => expect(saved).toEqual([{ it: ['VIDEO', 'LIGHT'] }]));
});

test('more than six choices are searched for', async () => {
  const { saved } = await render({ type: 'array', items: { enum: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] } });
  await userEvent.type(screen.getByRole('combobox', { name: 'It' }), 'g{ArrowDown}{Enter}');
  save();
  await waitFor(() => expect(saved).toEqual([{ it: ['g'] }]));
});

test('one of three choices is a radio button, and none where that is allowed', async () => {
  const { saved } = await render({ enum: ['CLT', 'VILT', 'HYBRID'] }, 'CLT');
  expect(screen.getByRole('radiogroup', { name: 'It' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'VILT' }));
  save();
  await waitFor(() => expect(saved).toEqual([{ it: 'VILT' }]));
  await userEvent.click(screen.getByRole('radio', { name: 'None' }));
  save();
  await waitFor(() => expect(saved[1]).toEqual({ it: null }));
});

test('one of four choices is chosen in a list', async () => {
  await render({ enum: ['a', 'b', 'c', 'd'] });
  expect(screen.getByRole('combobox', { name: 'It' }).tagName).toBe('SELECT');
});

test('a choice in a list can be taken back where it is not required', async () => {
  const { saved } = await render({ enum: ['a', 'b', 'c', 'd'] }, 'b');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'It' }), '');
  save();
  await waitFor(() => expect(saved).toEqual([{ it: null }]));
});

test.each<['radio' | 'select' | 'toggle', string[], string]>([
  ['radio', ['a', 'b', 'c', 'd'], 'radiogroup'],
  ['select', ['a', 'b'], 'combobox'],
  ['toggle', ['a', 'b'], 'group'],
])('a schema may choose the %s', async (widget, values, role) => {
  await render({ enum: values, 'x-field': { widget } });
  expect(screen.getByRole(role, { name: 'It' })).toBeTruthy();
});

test('a toggle is chosen, and taken back by pressing it again', async () => {
  const { saved } = await render({ enum: ['a', 'b'], 'x-field': { widget: 'toggle' } }, 'a');
  await userEvent.click(screen.getByRole('button', { name: 'b' }));
  save();
  await waitFor(() => expect(saved).toEqual([{ it: 'b' }]));
  await userEvent.click(screen.getByRole('button', { name: 'b' }));
  save();
  await waitFor(() => expect(saved[1]).toEqual({ it: null }));
});

test('several records are found by their names and kept by their keys', async () => {
  const property: PropertySchema = {
    type: 'array',
    items: { type: 'string', format: 'reference' },
    'x-field': { reference: { to: 'topic' } },
  };
  const { saved } = await render(property, ['t1']);
  expect(await screen.findByText('Safety')).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox', { name: 'It' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Sales' }));
  save();
  await waitFor(() => expect(saved).toEqual([{ it: ['t1', 't2'] }]));
});

test('an object is a group of its fields', async () => {
  const properties = { city: { title: 'City', type: 'string' }, zip: { title: 'Zip', type: 'string' } };
  const { saved } = await render({ type: 'object', properties, required: ['zip'] }, { city: 'Pune' });
  fireEvent.change(screen.getByRole('textbox', { name: 'City' }), { target: { value: 'Nashik' } });
  save();
  await screen.findByText('Please enter a value');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Zip/ })));
  fireEvent.change(screen.getByRole('textbox', { name: /^Zip/ }), { target: { value: '422001' } });
  save();
  await waitFor(() => expect(saved).toEqual([{ it: { city: 'Nashik', zip: '422001' } }]));
});

test('a reference leads to its record, for those who may see it', async () => {
  const reference: PropertySchema = { type: 'string', format: 'reference', 'x-field': { reference: { to: 'topic' } } };
  await render(reference, 't2');
  const link = await screen.findByRole('link', { name: 'Open Sales' });
  expect(link.getAttribute('href')).toBe('/setup/topic/t2');
  cleanup();
  await renderForm(aSmallEntity({ it: { title: 'It', ...reference } }), { record: { it: 't2' }, roles: ['trainer'] });
  await screen.findByDisplayValue('Sales');
  expect(screen.queryByRole('link', { name: /^Open/ })).toBeNull();
});

test('a reference offers the records alone that say the same as the field beside it', async () => {
  const it: PropertySchema = {
    title: 'It',
    type: 'string',
    format: 'reference',
    'x-field': { reference: { to: 'topic', where: { status: true }, sharing: ['area'] } },
  };
  await renderForm(aSmallEntity({ area: { title: 'Area', type: 'string' }, it }), { record: { area: 'North' } });
  await userEvent.click(screen.getByRole('combobox', { name: 'It' }));
  await screen.findByRole('option', { name: 'Sales' });
  expect(api.requestsTo('/topic/options').map(({ body }) => body)).toEqual([
    { text: '', where: { all: [{ status: true }, { area: 'North' }] } },
  ]);
});

test('choices that could not be loaded say so in their place, and are asked for again', async () => {
  api.on('/topic/options', { errors: { '': ['common.somethingWentWrong'] } }, 500);
  await render({ type: 'string', format: 'reference', 'x-field': { reference: { to: 'topic' } } });
  await userEvent.click(screen.getByRole('combobox', { name: 'It' }));
  await screen.findByText(/^The choices could not be loaded[.]/);
  api.on('/topic/options', { items: topics });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/^The choices could not be loaded[.]/)).toBeNull());
  await userEvent.click(screen.getByRole('combobox', { name: 'It' }));
  expect(await screen.findByRole('option', { name: 'Sales' })).toBeTruthy();
});
