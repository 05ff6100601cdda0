import { useContext } from 'react';
import { entityIndex } from '#model/generated/index.ts';
import { languageOf, translationOf } from '#model/languages.ts';
import { entityMessagesOf, messages, type Messages } from '#model/messages.ts';
import type { LoadEntity } from '../../data/entity-loader.ts';
import { pageMessages } from '../../data/page-messages.ts';
import { screenMessages } from '../../data/screen-messages.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { EntityLoaderContext } from '../../data/useEntity.ts';
import { loadTranslation } from '../../languages/load-translation.ts';

/** Every text of the product in the language of a culture, by message key, once all schemas are here. */
export function useBuiltInTexts(culture: string): Messages | undefined {
  const load = useContext(EntityLoaderContext);
  return useAnswer({ culture }, () => builtInTextsOf(culture, load)).value;
}

async function builtInTextsOf(culture: string, load: LoadEntity): Promise<Messages> {
  const loaded = await Promise.all(entityIndex.map(({ name }) => load(name)));
  const ofEntities: Messages = Object.assign({}, ...loaded.map(({ entity }) => entityMessagesOf(entity)));
  const translation = await loadTranslation(languageOf(culture));
  const english = { ...messages, ...screenMessages, ...pageMessages, ...ofEntities };
  return translation ? { ...english, ...translationOf(ofEntities, translation), ...translation.keys } : english;
}

/** What a text takes in, such as `{{name}}`: an own text that has lost one of them would say too little. */
export function argumentsOf(text: string): string[] {
  return [...new Set(text.match(/\{\{[^}]+\}\}/g))];
}
