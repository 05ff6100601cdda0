import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const api = fakeApi();
const saving = '/localization-management/save-module-resources';
afterEach(cleanup);

const open = async () => {
  await renderApplication(api, { path: '/setup/labels', resources: [{ name: 'form.save', value: 'Keep' }] });
  return screen.findByLabelText('Search labels', {}, { timeout: 30_000 });
};

test('a label is found by its text and saved under its key', async () => {
  const person = userEvent.setup();
  api.on(saving, { count: 1 });
  fireEvent.change(await open(), { target: { value: 'items per page' } });
  await person.type(await screen.findByLabelText('Your text for: items per page'), 'rows');
  await person.click(screen.getByText('Keep'));
  await waitFor(() =>
    expect(api.requestsTo(saving).map(({ body }) => body)).toEqual([
      { cultureName: 'en', moduleName: 'rostrum', items: [{ name: 'paginator.itemsPerPage', value: 'rows' }] },
    ]),
  );
});

test('a text that has lost an argument says which', async () => {
  fireEvent.change(await open(), { target: { value: 'Mark {{name}}' } });
  const own = await screen.findByLabelText('Your text for: Mark {{name}}');
  fireEvent.change(own, { target: { value: 'Mark it' } });
  expect(screen.getByText('Keep what stands in braces: {{name}}')).toBeTruthy();
});

test('only the labels that were changed are shown on demand', async () => {
  const person = userEvent.setup();
  await open();
  await person.click(screen.getByLabelText('Only those that were changed'));
  expect(screen.getByText('1 label')).toBeTruthy();
  expect(screen.getByDisplayValue('Keep')).toBeTruthy();
});
