import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { renderApplication } from '../testing/render-application.tsx';

const api = fakeApi();
afterEach(cleanup);
const [own, other] = ['a'.repeat(32), 'b'.repeat(32)];

test('where no record may belong to itself, it is not offered as its own superior', async () => {
  api.on('/learner/detail', { key: own, version: 1, name: 'Asha Menon', employeeCode: 'E-1', status: true });
  api.on('/learner/history', { items: [] });
  api.on('/learner/options', {
    items: [
      { value: own, label: 'Asha Menon' },
      { value: other, label: 'Asha Rao' },
    ],
  });
  await renderApplication(api, { path: `/setup/learner/${own}` });
  fireEvent.change(await screen.findByRole('combobox', { name: /^Manager/ }), { target: { value: 'Asha' } });
  await screen.findByRole('option', { name: 'Asha Rao' });
  expect(screen.queryByRole('option', { name: 'Asha Menon' })).toBeNull();
});
