import { createContext, Suspense, use, useContext, useMemo, useState } from 'react';
import { CoreAdminContext, memoryStore, ResourceContextProvider } from 'react-admin';
import { createMemoryRouter, Navigate, Route, RouterProvider, Routes } from 'react-router-dom';
import { languageOf } from '#model/languages.ts';
import type { StudioPreview } from '#model/studio.ts';
import type { LoadedEntity } from '../data/entity-loader.ts';
import { offeredEntity } from '../data/offered-entity.ts';
import { createTranslations, type Translations } from '../data/i18n-provider.ts';
import { SourceContext } from '../data/useOffers.ts';
import { EntityList } from '../entity/EntityList.tsx';
import { loadTranslation } from '../languages/load-translation.ts';
import { Look } from '../layout/Look.tsx';
import { SessionContext, useSession } from '../session/SessionContext.tsx';
import type { Session } from '../session/session.ts';
import { demoDataProvider } from './demo-data-provider.ts';
import { DemoCreate, DemoEdit } from './demo-forms.tsx';
import { FilterPreview } from './FilterPreview.tsx';
import { loadedEntityOf } from './loaded-entity-of.ts';
import { PreviewRoot } from './PreviewRoot.tsx';

/** The screens that a schema makes: where each begins. */
const screens = { list: '/screen', form: '/screen/create', filters: '/screen/filters' } as const;

type Screen = keyof typeof screens;

/** A screen of the entity over demo records, as the product would show it to somebody who may do everything. */
export function ScreenPreview({ screen, preview }: { screen: Screen; preview: StudioPreview }) {
  const session = useSession();
  const [texts] = useState(() => translationsOf(session.culture));
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <DemoScreens /> }], { initialEntries: [screens[screen]] }),
  );
  const shown = useMemo(() => {
    const made = loadedEntityOf(preview.schema);
    const loaded = { ...made, entity: offeredEntity(made.entity, here) };
    const dataProvider = demoDataProvider(loaded.entity, preview.records);
    return { id: crypto.randomUUID(), loaded, dataProvider, texts, session };
  }, [preview, texts, session]);
  return (
    <PreviewRoot>
      <Look culture={session.culture}>
        <Shown value={shown}>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </Shown>
      </Look>
    </PreviewRoot>
  );
}

async function translationsOf(culture: string): Promise<Translations> {
  return createTranslations({ culture, translation: await loadTranslation(languageOf(culture)) });
}

interface ShownEntity {
  /** Of the preview. */
  id: string;
  loaded: LoadedEntity;
  dataProvider: ReturnType<typeof demoDataProvider>;
  texts: Promise<Translations>;
  session: Session;
}

const Shown = createContext<ShownEntity | undefined>(undefined);

/** Each preview starts anew but for its address: no record of the last one is kept. */
function DemoScreens() {
  const shown = useContext(Shown);
  if (!shown) return null;
  const { id, loaded, dataProvider, session } = shown;
  const translations = use(shown.texts);
  translations.addEntity(loaded.entity);
  const { entity } = loaded;
  return (
    <SessionContext value={{ ...session, roles: ['superAdmin', 'trainer', 'instructor'] }}>
      <SourceContext value={nothingOffered}>
        <CoreAdminContext key={id} dataProvider={dataProvider} i18nProvider={translations} store={memoryStore()}>
          <ResourceContextProvider value={entity.name}>
            <Routes>
              <Route path="/screen">
                <Route index element={<EntityList entity={entity} />} />
                <Route path="create" element={<DemoCreate loaded={loaded} />} />
                <Route path="filters" element={<FilterPreview entity={entity} />} />
                <Route path=":key" element={<DemoEdit loaded={loaded} />} />
              </Route>
              <Route path="*" element={<Navigate to="/screen" replace />} />
            </Routes>
          </ResourceContextProvider>
        </CoreAdminContext>
      </SourceContext>
    </SessionContext>
  );
}

/** Files, history and options need a server. */
const here = { dialect: 'post', isForeign: false, offers: () => false } as const;

const nothingOffered = () => here;
