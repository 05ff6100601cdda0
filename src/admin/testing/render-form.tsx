import { act, render } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Role } from '#model/roles.ts';
import type { Values } from '#model/values.ts';
import { dataInTests } from '../data/data-in-tests.ts';
import type { LoadedEntity } from '../data/entity-loader.ts';
import { createTranslations } from '../data/i18n-provider.ts';
import { EntityForm } from '../entity/EntityForm.tsx';
import { SessionContext } from '../session/SessionContext.tsx';
import { aSession } from './session.ts';

interface Options {
  record?: Values;
  /** Saves; what it throws is the server's problem. */
  onSave?: (values: Values) => Promise<unknown>;
  roles?: Role[];
  /** The id of the person. */
  userKey?: string;
}

/** Renders the form of an entity that has no schema in the product; `saved` is what it has saved, first to last. */
export async function renderForm(
  loaded: LoadedEntity,
  { record, onSave, roles = ['superAdmin'], userKey = 'a1' }: Options = {},
) {
  const saved: Values[] = [];
  const translations = await createTranslations({ culture: 'en' });
  translations.addEntity(loaded.entity);
  const save = async (values: Values) => {
    saved.push(values);
    await onSave?.(values);
  };
  const session = aSession();
  const form = (
    <SessionContext value={{ ...session, roles, user: { ...session.user, key: userKey } }}>
      <CoreAdminContext dataProvider={dataInTests()} i18nProvider={translations} store={memoryStore()}>
        <EntityForm loaded={loaded} {...(record && { record })} onSave={save} />
      </CoreAdminContext>
    </SessionContext>
  );
  const router = createMemoryRouter([{ path: '*', element: form }]);
  await act(async () => render(<RouterProvider router={router} />));
  return { saved };
}
