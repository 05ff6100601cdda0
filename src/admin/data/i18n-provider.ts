import { createInstance, type i18n } from 'i18next';
import type { I18nProvider } from 'react-admin';
import { getI18nProvider } from 'ra-i18n-i18next';
import type { Entity, Field } from '#model/entity.ts';
import { entityIndex } from '#model/generated/index.ts';
import { languageOf, translationOf, type Translation } from '#model/languages.ts';
import { entityMessagesOf, fieldMessagesOf, messages, summaryMessagesOf, type Messages } from '#model/messages.ts';
import { screenMessages } from './screen-messages.ts';

/** What pages made by hand say, in English, and the fields that they have beside those of entities. */
export interface OwnTexts {
  messages: Messages;
  fields: readonly Field[];
}

/** react-admin's translations, which learn an entity's texts when its schema arrives. */
export interface Translations extends I18nProvider {
  addEntity: (entity: Entity) => void;
  addTexts: (texts: OwnTexts) => void;
}

interface Sources {
  /** BCP 47 tag. */
  culture: string;
  /** The texts of its language; absent for English, which is built in. */
  translation?: Translation | undefined;
  /** Module resources by message key. */
  resources?: Messages;
}

/** Module resources come first, then the culture's language, then English; keys are flat, their dots mean nothing. */
export async function createTranslations({ culture, translation, resources = {} }: Sources): Promise<Translations> {
  const instance = createInstance();
  const provider = await getI18nProvider(instance, {
    ...options,
    lng: culture,
    resources: { [BUILT_IN_LANGUAGE]: {}, [culture]: { [OVERRIDES]: resources } },
  });
  const language = languageOf(culture);
  const add = (texts: Messages) => {
    addTexts(instance, BUILT_IN_LANGUAGE, texts);
    if (translation) addTexts(instance, language, translationOf(texts, translation));
  };
  addTexts(instance, BUILT_IN_LANGUAGE, builtIn);
  for (const summary of entityIndex) add(summaryMessagesOf(summary));
  if (translation) addTexts(instance, language, translation.keys);
  const fields = new Map<string, Field>();
  const addFields = (added: readonly Field[]) => {
    for (const field of withNested(added)) fields.set(field.messageKey, field);
  };
  return {
    ...provider,
    translate: (key, args = {}) => provider.translate(key, { ...argumentsOf(key, fields, provider), ...args }),
    addEntity: (entity) => {
      add(entityMessagesOf(entity));
      addFields([...entity.fields, ...entity.actions.flatMap(({ input }) => input)]);
    },
    addTexts: ({ messages: texts, fields: own }) => {
      add(Object.assign({}, texts, ...own.map((field) => fieldMessagesOf(field))) as Messages);
      addFields(own);
    },
  };
}

/** The fields of objects and lists too: they have messages of their own. */
function withNested(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => [field, ...withNested(field.fields)]);
}

const builtIn: Messages = { ...messages, ...screenMessages };

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
  interpolation: { escapeValue: false, alwaysFormat: true, format: written },
} as const;

/**
 * An argument in a text: numbers in the digits of the culture, `{{count, grouped}}` as 1,234; `{{name, inSentence}}`
 * begins with a small letter.
 */
function written(value: unknown, format: string | undefined, culture: string | undefined): string {
  if (typeof value === 'number') return value.toLocaleString(culture, { useGrouping: format === 'grouped' });
  const text = typeof value === 'string' ? value : '';
  return format === 'inSentence' ? lowerFirst(text) : text;
}

/** Abbreviations such as CLT keep their capitals. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLocaleLowerCase() + text.slice(1);
}

function addTexts(instance: i18n, language: string, texts: Messages): void {
  instance.addResources(language, BUILT_IN, texts);
}

/** What the text of a failed keyword may name, and the general text for fields that have none of their own. */
function argumentsOf(key: string, fields: Map<string, Field>, { translate }: I18nProvider): Record<string, unknown> {
  const dot = key.lastIndexOf('.');
  const field = fields.get(key.slice(0, dot));
  if (!field) return {};
  const keyword = key.slice(dot + 1);
  // A label, a help text or an item is no keyword that fails.
  if (!(`validation.${keyword}` in builtIn)) return {};
  const bound: unknown = Object.entries(field.property).find(([name]) => name === keyword)?.[1];
  const hint: unknown = Object.entries(field.hints).find(([name]) => name === keyword)?.[1];
  const other = fields.get(key.slice(0, key.lastIndexOf('.', dot - 1) + 1) + String(hint));
  const [example] = field.property.examples ?? [];
  const args = { limit: bound, example, ...(other ? { other: translate(`${other.messageKey}.label`) } : {}) };
  const general = keyword === 'pattern' && example ? 'validation.patternLike' : `validation.${keyword}`;
  const text = translate(general, args);
  // Of some kinds there is more to say, such as what an e-mail address looks like.
  return text === general ? args : { ...args, _: translate(`${general}.${field.kind}`, { ...args, _: text }) };
}
