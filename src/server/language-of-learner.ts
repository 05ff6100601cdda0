import type { Learner } from '#model/generated/types.ts';
import type { Language } from '#model/languages.ts';

/** By what records call them. */
const languages: Record<NonNullable<Learner['language']>, Language> = {
  English: 'en',
  German: 'de',
  Hindi: 'hi',
  Arabic: 'ar',
};

/** The language that somebody reads; undefined where nobody has said. */
export function languageOfLearner(language: Learner['language'] | null | undefined): Language | undefined {
  return language ? languages[language] : undefined;
}
