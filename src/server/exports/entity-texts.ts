import type { Entity } from '#model/entity.ts';
import { cultures, languageOf, translationOf } from '#model/languages.ts';
import { entityMessagesOf, messages, MODULE, type Messages } from '#model/messages.ts';
import type { Scope } from '../context.ts';
import { moduleResourcesOf } from '../stores/module-resources.ts';
import { translationFor, wantedLanguage } from '../translations.ts';

/**
 * What the screens of an entity say by message key in a culture (BCP 47), else in that of the installation: the
 * tenant's own words, else its language's, else English.
 */
export async function entityTextsIn(scope: Scope, entity: Entity, culture = scope.site.culture): Promise<Messages> {
  const language = wantedLanguage(culture) ?? languageOf(scope.site.culture);
  const english = entityMessagesOf(entity);
  const translation = await translationFor(language);
  const translated = translation && { ...translation.keys, ...translationOf(english, translation) };
  const own = await Promise.all(
    [...new Set([cultures[language], culture])].map((name) => moduleResourcesOf(scope, name, MODULE)),
  );
  const ownTexts = Object.fromEntries(own.flat().map(({ name, value }) => [name, value]));
  return { ...messages, ...english, ...translated, ...ownTexts };
}
