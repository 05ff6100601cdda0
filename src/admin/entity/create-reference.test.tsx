import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { renderApplication } from '../testing/render-application.tsx';

const api = fakeApi();
afterEach(cleanup);
const key = 'a'.repeat(32);

async function newLaunch(role: 'superAdmin' | 'trainer') {
  api.on('/program/options', ({ body }) => ({
    items: (body as { keys?: string[] }).keys ? [{ value: key, label: 'Safety first' }] : [],
  }));
  await renderApplication(api, { path: '/program/create', roles: [role] });
  const program = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Program/ });
  // As a person does who comes by the tab key: the list opens with the first letter.
  fireEvent.change(program, { target: { value: 'Safety' } });
  return program;
}

test('the record that a reference lacks is made in a dialog, and chosen; what was typed around it stays', async () => {
  api.on('/program/save', ({ body }) => ({ key, version: 1, ...(body as object), name: 'Safety first' }));
  const program = await newLaunch('superAdmin');
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Launch name/ });
  fireEvent.change(name, { target: { value: 'Spring' } });
  await userEvent.click(await screen.findByRole('option', { name: /^Add Program/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add program' }));
  const inner = await dialog.findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  fireEvent.change(inner, { target: { value: 'Safety first' } });
  fireEvent.change(dialog.getByRole('textbox', { name: /^Code/ }), { target: { value: 'SAFE' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requestsTo('/program/save')[0]?.body).toMatchObject({ name: 'Safety first', code: 'SAFE', status: true });
  expect([program.value, name.value]).toEqual(['Safety first', 'Spring']);
  expect(api.requestsTo('/program-launch/save')).toEqual([]);
});

test('the new record begins with what was typed, and leaving it changes nothing', async () => {
  await newLaunch('superAdmin');
  await userEvent.click(await screen.findByRole('option', { name: 'Add Program “Safety”…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add program' }));
  const inner = await dialog.findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  expect(inner.value).toBe('Safety');
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Program/ })).toBeTruthy();
});

test('who may not make one is not offered to, and only what may be chosen is asked for', async () => {
  await newLaunch('trainer');
  await waitFor(() => {
    const asked = api.requestsTo('/program/options').map(({ body }) => body);
    expect(asked).toContainEqual({ text: 'Safety', where: { status: true } });
  });
  expect(screen.queryByRole('option', { name: /^Add Program/ })).toBeNull();
});
