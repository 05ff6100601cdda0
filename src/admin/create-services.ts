import type Keycloak from 'keycloak-js';
import { memoryStore, type Store } from 'react-admin';
import { createApi } from './data/api.ts';
import { createAuthProvider, type RostrumAuthProvider } from './data/auth-provider.ts';
import { createDataProvider, type RostrumDataProvider } from './data/data-provider.ts';
import { createEntityLoader, type LoadEntity } from './data/entity-loader.ts';
import { freshToken } from './data/fresh-token.ts';
import { createTranslations, type Translations } from './data/i18n-provider.ts';
import { loadModuleResources } from './data/module-resources.ts';
import type { Settings } from './startup/resolve-settings.ts';
import type { RuntimeConfig } from './startup/runtime-config.ts';
import type { Session } from './session/session.ts';

/** Everything that the screens stand on once somebody is signed in. */
export interface Services {
  dataProvider: RostrumDataProvider;
  authProvider: RostrumAuthProvider;
  loadEntity: LoadEntity;
  culture: string;
  /** Where lists keep their state while one is elsewhere; what shall outlive a visit stands in the URL. */
  store: Store;
  /** Strings, permissions and details, asked for at once (specification, section 4). */
  ready: Promise<{ translations: Translations; session: Session }>;
}

interface SignedIn {
  base: string;
  config: RuntimeConfig;
  settings: Settings;
  identity: Keycloak;
}

export function createServices({ base, config, settings, identity }: SignedIn): Services {
  const { hostname, cultureName: culture } = settings;
  const api = createApi({ baseUrl: config.apiUrl, hostname, token: () => freshToken(identity) });
  const authProvider = createAuthProvider({ identity, api, home: location.origin + base });
  const texts = loadModuleResources(api, culture).then((resources) => createTranslations(culture, resources));
  const loadEntity = createEntityLoader(async (entity) => (await texts).addEntity(entity));
  const ready = Promise.all([texts, authProvider.getPermissions(), authProvider.getIdentity()]).then(
    ([translations, roles, user]) => ({ translations, session: { roles, user, culture } }),
  );
  return { dataProvider: createDataProvider(api), authProvider, loadEntity, culture, store: memoryStore(), ready };
}
