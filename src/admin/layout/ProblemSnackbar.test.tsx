import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { renderApplication } from '../testing/render-application.tsx';

const api = fakeApi();
afterEach(cleanup);

const list = '/learning-environment/paginated-list';
const openWith = async (answer: object, status: number) => {
  api.on(list, answer, status);
  await renderApplication(api, { path: '/learning-environment' });
};

test('a 400 lists the first message of each field, a line for each', async () => {
  const errors = { name: ['common.invalidFilter', 'common.invalidSort'], '': ['common.invalidPage'] };
  await openWith({ errors }, 400);
  const text = await screen.findByText(/^- /);
  expect(text.textContent).toBe('- Invalid filter value\n- This page does not exist');
});

test('a snackbar goes after two seconds', async () => {
  await openWith({ errors: { '': ['common.invalidPage'] } }, 400);
  await screen.findByText(/^- /);
  const shown = performance.now();
  await waitFor(() => expect(screen.queryByText(/^- /)).toBeNull(), { timeout: 4000 });
  expect(performance.now() - shown).toBeGreaterThan(1500);
});

test('a 500 says that something went wrong', async () => {
  await openWith({ errors: { '': ['common.somethingWentWrong'] }, requestId: '1' }, 500);
  await waitFor(() => expect(screen.getAllByText('Something went wrong')).toHaveLength(2));
});

test('a 401 is only logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await openWith({}, 401);
  await screen.findByRole('button', { name: 'Try again' });
  expect(log.mock.calls.flat()).toContainEqual(expect.objectContaining({ status: 401 }));
  expect(screen.queryByRole('presentation')).toBeNull();
  log.mockRestore();
});

test.each([
  [403, 'user.role.noRolePermissionMessage', 'The user role does not have permission to log in'],
  [404, 'common.notFound', 'This record does not exist or is out of your reach'],
  [503, 'common.unavailable', 'The service is busy. Please try again in a moment.'],
])('a %i says the first message in the snackbar and in place', async (status, key, text) => {
  await openWith({ errors: { '': [key] } }, status);
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
});
