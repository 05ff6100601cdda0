import { CoreAdminContext, memoryStore, ResourceContextProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createTranslations, type OwnTexts } from '#admin/data/i18n-provider.ts';
import { Look } from '#admin/layout/Look.tsx';
import { SessionContext } from '#admin/session/SessionContext.tsx';
import { aSession } from '#admin/testing/session.ts';
import type { Entity } from '#model/entity.ts';
import { show } from './show.tsx';

/** Shows a screen of an entity, with texts of its own, within what the application puts around it. */
export async function showOurs(entity: Entity, screen: ReactNode, texts?: OwnTexts): Promise<void> {
  const translations = await createTranslations({ culture: 'en' });
  translations.addEntity(entity);
  if (texts) translations.addTexts(texts);
  const element = (
    <SessionContext value={aSession()}>
      <CoreAdminContext i18nProvider={translations} store={memoryStore()}>
        <ResourceContextProvider value={entity.name}>{screen}</ResourceContextProvider>
      </CoreAdminContext>
    </SessionContext>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  show(
    <Look culture="en">
      <RouterProvider router={router} />
    </Look>,
  );
}
