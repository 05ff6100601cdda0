import type Keycloak from 'keycloak-js';
import { memoryStore, type Store } from 'react-admin';
import type { Entity } from '#model/entity.ts';
import { languageOf } from '#model/languages.ts';
import { createApi } from './data/api.ts';
import { createAuthProvider, type RostrumAuthProvider } from './data/auth-provider.ts';
import { createDataProvider, type RostrumDataProvider } from './data/data-provider.ts';
import { createEntityLoader, type LoadEntity } from './data/entity-loader.ts';
import { freshToken } from './data/fresh-token.ts';
import { createTranslations, type Translations } from './data/i18n-provider.ts';
import { loadTranslation } from './languages/load-translation.ts';
import { loadOwnLabels } from './data/module-resources.ts';
import { ownTexts } from './own-texts.ts';
import { createSources, type SourceOf } from './data/sources.ts';
import type { Settings } from './startup/resolve-settings.ts';
import { keepCookie } from './startup/cookies.ts';
import type { RuntimeConfig } from './startup/runtime-config.ts';
import type { Session } from './session/session.ts';

/** Everything that the screens stand on once somebody is signed in. */
export interface Services {
  dataProvider: RostrumDataProvider;
  sourceOf: SourceOf;
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
  const caller = { hostname, token: () => freshToken(identity) };
  const api = createApi({ baseUrl: config.apiUrl, identity: caller });
  const { foreignServers = {}, hasInbox = false } = config;
  const foreignApi = (baseUrl: string, isTrusted: boolean) =>
    createApi({ baseUrl, ...(isTrusted && { identity: caller }) });
  const sourceOf = createSources({ api, foreignServers, foreignApi });
  const authProvider = createAuthProvider({ identity, api, home: location.origin + base });
  const texts = Promise.all([loadOwnLabels(api, culture), loadTranslation(languageOf(culture))]).then(
    ([resources, translation]) => createTranslations({ culture, translation, resources }),
  );
  const startAnew = (chosen = culture) => startInCulture(chosen, config);
  const roles = authProvider.getPermissions();
  const onLoad = async (entity: Entity) => {
    const [translations, own] = await Promise.all([texts, ownTexts[entity.name]?.()]);
    translations.addEntity(entity);
    if (own) translations.addTexts(own);
  };
  const loadEntity = createEntityLoader({ sourceOf, roles, onLoad });
  const ready = Promise.all([texts, roles, authProvider.getIdentity()]).then(([translations, granted, user]) => ({
    translations,
    session: { tenant: hostname, roles: granted, user, culture, hasInbox, startAnew },
  }));
  const dataProvider = createDataProvider(api, sourceOf);
  return { dataProvider, sourceOf, authProvider, loadEntity, culture, store: memoryStore(), ready };
}

/** The start-up reads the culture from its cookie. */
function startInCulture(culture: string, config: RuntimeConfig): void {
  keepCookie('cultureName', culture, config.lmsConfigExpiredTime);
  location.reload();
}
