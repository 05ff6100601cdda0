import { createInstance, type i18n } from 'i18next';
import type { I18nProvider } from 'react-admin';
import { getI18nProvider } from 'ra-i18n-i18next';
import type { Entity, Field } from '#model/entity.ts';
import { entityIndex } from '#model/generated/index.ts';
import { entityMessagesOf, messages, summaryMessagesOf, type Messages } from '#model/messages.ts';
import { screenMessages } from './screen-messages.ts';

/** react-admin's translations, which learn an entity's texts when its schema arrives. */
export interface Translations extends I18nProvider {
  addEntity: (entity: Entity) => void;
}

/** Module resources come first, then the built-in English texts; keys are flat, their dots mean nothing. */
export async function createTranslations(culture: string, resources: Messages): Promise<Translations> {
  const instance = createInstance();
  const provider = await getI18nProvider(instance, {
    ...options,
    lng: culture,
    resources: {
      [culture]: { [OVERRIDES]: resources },
      ...(culture === BUILT_IN_LANGUAGE ? {} : { [BUILT_IN_LANGUAGE]: {} }),
    },
  });
  addTexts(instance, { ...messages, ...screenMessages });
  for (const summary of entityIndex) addTexts(instance, summaryMessagesOf(summary));
  const fields = new Map<string, Field>();
  return {
    ...provider,
    translate: (key, args = {}) => provider.translate(key, { ...argumentsOf(key, fields, provider), ...args }),
    addEntity: (entity) => {
      addTexts(instance, entityMessagesOf(entity));
      for (const field of withNested(entity.fields)) fields.set(field.messageKey, field);
    },
  };
}

/** The fields of objects and lists too: they have messages of their own. */
function withNested(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => [field, ...withNested(field.fields)]);
}

const OVERRIDES = 'overrides';
const BUILT_IN = 'builtIn';
const BUILT_IN_LANGUAGE = 'en';

const options = {
  fallbackLng: BUILT_IN_LANGUAGE,
  ns: [OVERRIDES, BUILT_IN],
  defaultNS: OVERRIDES,
  fallbackNS: BUILT_IN,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
} as const;

function addTexts(instance: i18n, texts: Messages): void {
  instance.addResources(BUILT_IN_LANGUAGE, BUILT_IN, texts);
}

/** What the text of a failed keyword may name, and the general text for fields that have none of their own. */
function argumentsOf(key: string, fields: Map<string, Field>, { translate }: I18nProvider): Record<string, unknown> {
  const dot = key.lastIndexOf('.');
  const field = fields.get(key.slice(0, dot));
  if (!field) return {};
  const keyword = key.slice(dot + 1);
  const bound: unknown = Object.entries(field.property).find(([name]) => name === keyword)?.[1];
  const hint: unknown = Object.entries(field.hints).find(([name]) => name === keyword)?.[1];
  const other = fields.get(key.slice(0, key.lastIndexOf('.', dot - 1) + 1) + String(hint));
  const args = { limit: bound, ...(other ? { other: translate(`${other.messageKey}.label`) } : {}) };
  const general = `validation.${keyword}`;
  const text = translate(general, args);
  return text === general ? args : { ...args, _: text };
}
