import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { grantedTo } from '#model/field-access.ts';
import type { Role } from '#model/roles.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { aPage } from '../testing/learning-environments.ts';
import { renderApplication } from '../testing/render-application.tsx';
import { renderForm } from '../testing/render-form.tsx';
import { aSmallEntity } from '../testing/small-entity.ts';

const api = fakeApi();
afterEach(cleanup);

const { entity, ...checks } = aSmallEntity({
  name: { title: 'Name', type: 'string' },
  limit: { title: 'Limit', type: 'integer', default: 3, 'x-field': { access: { write: ['superAdmin'] } } },
  secret: { title: 'Secret', type: 'string', 'x-field': { access: { read: ['superAdmin'] } } },
  reason: { title: 'Reason', type: 'string', 'x-field': { when: { limit: { greaterThan: 2 } } } },
});
const grantedToSome = (...roles: Role[]) => ({ entity: grantedTo(entity, roles), ...checks });

test('a field that may not be written is shown as it is, and conditions on it hold', async () => {
  const { saved } = await renderForm(grantedToSome('trainer'), { record: { name: 'Room', limit: 5 } });
  expect(screen.getByText('Limit')).toBeTruthy();
  expect(screen.getByText('5')).toBeTruthy();
  expect(screen.getAllByRole('textbox').map((input) => input.getAttribute('name'))).toEqual(['name', 'reason']);
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Hall' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toEqual([{ name: 'Hall', reason: null }]));
});

test('who may write it gets its input', async () => {
  await renderForm(grantedToSome('superAdmin'), { record: { name: 'Room', limit: 5 } });
  const names = screen.getAllByRole('textbox').map((input) => input.getAttribute('name'));
  expect(names).toEqual(['name', 'limit', 'secret', 'reason']);
});

test.each<[Role, boolean]>([
  ['superAdmin', true],
  ['trainer', false],
])('to a %s the list and form of launches offer the internal note: %s', async (role, isOffered) => {
  api.on('/program-launch/paginated-list', aPage([]));
  const { router } = await renderApplication(api, { path: '/program', roles: [role] });
  await screen.findByText('No Records available');
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const columns = await screen.findByRole('dialog');
  expect(within(columns).queryByRole('checkbox', { name: 'Internal note' }) !== null).toBe(isOffered);
  fireEvent.click(within(columns).getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const fields = await screen.findByRole('combobox', { name: 'Field' });
  expect(within(fields).queryByRole('option', { name: 'Internal note' }) !== null).toBe(isOffered);
  await router.navigate('/program/create');
  await screen.findByRole('textbox', { name: /^Launch name/ });
  expect(screen.queryByRole('textbox', { name: 'Internal note' }) !== null).toBe(isOffered);
});
