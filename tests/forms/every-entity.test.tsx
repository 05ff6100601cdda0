import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pathOf } from '#admin/layout/places.ts';
import { fakeApi } from '#admin/testing/fake-api.ts';
import { renderApplication } from '#admin/testing/render-application.tsx';
import { entities } from '#model/entities.ts';
import { outline } from '#tests/support/outline.ts';

const api = fakeApi();
afterEach(cleanup);

for (const entity of entities) {
  const path = pathOf(entity);

  test(`the list of ${entity.plural} and its filter`, async () => {
    api.on(`/${entity.name}/paginated-list`, { items: [], totalItems: 0 });
    await renderApplication(api, { path });
    await screen.findByText('No Records available', {}, { timeout: 10_000 });
    const list = outline(screen.getByRole('main'));
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const filter = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    await expect(`${list}\n${outline(filter)}`).toMatchFileSnapshot(`outlines/${entity.name}.list.txt`);
  });

  test(`the form of ${entity.plural}`, async () => {
    await renderApplication(api, { path: `${path}/create` });
    const main = await screen.findByRole('main');
    await within(main).findByRole('button', { name: 'Save' }, { timeout: 10_000 });
    await waitFor(() => expect(main.querySelector('.MuiSkeleton-root')).toBeNull(), { timeout: 10_000 });
    await expect(outline(main)).toMatchFileSnapshot(`outlines/${entity.name}.form.txt`);
  });
}
