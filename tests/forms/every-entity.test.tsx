import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { pathOf } from '#admin/layout/places.ts';
import { fakeApi } from '#admin/testing/fake-api.ts';
import { renderApplication } from '#admin/testing/render-application.tsx';
import { renderForm } from '#admin/testing/render-form.tsx';
import { entities } from '#model/entities.ts';
import { entityIndex } from '#model/generated/index.ts';
import { readEntity } from '#model/entity.ts';
import type { Dialect } from '#model/vocabulary.ts';
import { outline } from '#tests/support/outline.ts';

const api = fakeApi();
afterEach(cleanup);

/** Lets an entity have no records, in its dialect. */
const emptyLists = {
  post: (name) => api.on(`/${name}/paginated-list`, { items: [], totalItems: 0 }),
  rest: (name) => api.on(`/rest/${name}`, () => HttpResponse.json([], { headers: { 'content-range': '0-0/0' } })),
} satisfies Record<Dialect, (name: string) => void>;

/** What a person meets in a form, on all of its tabs. */
async function formOutline(main: HTMLElement): Promise<string> {
  await within(main).findByRole('button', { name: 'Save' }, { timeout: 10_000 });
  await isReady(main);
  const outlines = [outline(main)];
  for (const tab of within(main).queryAllByRole('tab').slice(1)) {
    fireEvent.click(tab);
    await isReady(main);
    outlines.push(`\nOn "${tab.textContent}":\n${outline(within(main).getByRole('tabpanel'))}`);
  }
  return outlines.join('');
}

const isReady = (main: HTMLElement) =>
  waitFor(() => expect(main.querySelector('.MuiSkeleton-root')).toBeNull(), { timeout: 10_000 });

for (const entity of entities.filter(({ section }) => section !== 'none')) {
  const path = pathOf(entity);

  test(`the list of ${entity.plural} and its filter`, async () => {
    emptyLists[entity.dialect](entity.name);
    await renderApplication(api, { path });
    await screen.findByText('No Records available', {}, { timeout: 10_000 });
    const list = outline(screen.getByRole('main'));
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const filter = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    await expect(`${list}\n${outline(filter)}`).toMatchFileSnapshot(`outlines/${entity.name}.list.txt`);
  });

  test(`the form of ${entity.plural}`, async () => {
    await renderApplication(api, { path: `${path}/create` });
    const form = await formOutline(await screen.findByRole('main'));
    await expect(form).toMatchFileSnapshot(`outlines/${entity.name}.form.txt`);
  });
}

for (const summary of entityIndex.filter(({ section }) => section === 'none')) {
  test(`the form of ${summary.plural}, which have no list of their own`, async () => {
    const { schema, ...checks } = await summary.load();
    await renderForm({ entity: readEntity(schema), ...checks });
    const form = await formOutline(document.body);
    await expect(form).toMatchFileSnapshot(`outlines/${summary.name}.form.txt`);
  });
}
