import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { pathOf } from '#admin/layout/places.ts';
import { fakeApi } from '#admin/testing/fake-api.ts';
import { renderApplication } from '#admin/testing/render-application.tsx';
import { renderForm } from '#admin/testing/render-form.tsx';
import { entities } from '#model/entities.ts';
import { readEntity } from '#model/entity.ts';
import { grantedTo } from '#model/field-access.ts';
import { entityIndex } from '#model/generated/index.ts';
import { mayEnter } from '#model/roles.ts';
import type { Dialect } from '#model/vocabulary.ts';
import { outlineOfRoles } from '#tests/support/outline-of-roles.ts';
import { outline } from '#tests/support/outline.ts';

const api = fakeApi();
afterEach(cleanup);

/** Lets an entity have no records, in its dialect. */
const emptyLists = {
  post: (name) => api.on(`/${name}/paginated-list`, { items: [], totalItems: 0 }),
  rest: (name) => api.on(`/rest/${name}`, () => HttpResponse.json([], { headers: { 'content-range': '0-0/0' } })),
} satisfies Record<Dialect, (name: string) => void>;

/** What each role meets at a path: its outline, or where it is led instead. */
function outlinesAt(path: string, outlineOf: () => Promise<string>): Promise<string> {
  // The lists of the pages that others are led on to.
  for (const { name, dialect } of entities.filter(({ section }) => section === 'main')) emptyLists[dialect](name);
  return outlineOfRoles(async (role) => {
    const { at } = await renderApplication(api, { path, roles: [role] });
    if (mayEnter([role], path)) return outlineOf();
    await waitFor(() => expect(at()).not.toBe(path));
    return `led on to ${at()}`;
  });
}

/** What a person meets in a list, and in the dialog of its filters. */
async function listOutline(): Promise<string> {
  await screen.findByText('No Records available');
  const main = theMain();
  const list = outline(main);
  fireEvent.click(within(main).getByRole('button', { name: 'Filter' }));
  return `${list}\n${outline(await screen.findByRole('dialog'))}`;
}

/** What a person meets in a form, on all of its tabs. */
async function formOutline(): Promise<string> {
  await screen.findByRole('button', { name: 'Save' });
  const main = theMain();
  await isReady(main);
  const outlines = [outline(main)];
  for (const tab of within(main).queryAllByRole('tab').slice(1)) {
    fireEvent.click(tab);
    await isReady(main);
    outlines.push(`\nOn "${tab.textContent}":\n${outline(within(main).getByRole('tabpanel'))}`);
  }
  return outlines.join('');
}

/** To be asked for when the page is there: another one stands in its place while it loads. */
const theMain = () => screen.queryByRole('main') ?? document.body;

const isReady = (main: HTMLElement) => waitFor(() => expect(main.querySelector('.MuiSkeleton-root')).toBeNull());

for (const entity of entities.filter(({ section }) => section !== 'none')) {
  const path = pathOf(entity);

  test(`the list of ${entity.plural} and its filter`, async () => {
    emptyLists[entity.dialect](entity.name);
    const lists = await outlinesAt(path, listOutline);
    await expect(lists).toMatchFileSnapshot(`outlines/${entity.name}.list.txt`);
  });

  test(`the form of ${entity.plural}`, async () => {
    const forms = await outlinesAt(`${path}/create`, formOutline);
    await expect(forms).toMatchFileSnapshot(`outlines/${entity.name}.form.txt`);
  });
}

for (const summary of entityIndex.filter(({ section }) => section === 'none')) {
  test(`the form of ${summary.plural}, which have no list of their own`, async () => {
    const { schema, ...checks } = await summary.load();
    const forms = await outlineOfRoles(async (role) => {
      if (!summary.access.create.includes(role)) return 'may not create one';
      await renderForm({ entity: grantedTo(readEntity(schema), [role]), ...checks }, { roles: [role] });
      return formOutline();
    });
    await expect(forms).toMatchFileSnapshot(`outlines/${summary.name}.form.txt`);
  });
}
