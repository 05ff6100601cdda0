import type { Messages } from './messages.ts';

/** The languages that the product speaks, each by its own name. English is built in; the others have a file each. */
export const languageNames = { en: 'English', de: 'Deutsch', hi: 'हिन्दी', ar: 'العربية' } as const;

export type Language = keyof typeof languageNames;

/** What the product says in another language. */
export interface Translation {
  /** Texts by their message key; a plural has a key for each form that the language has. */
  keys: Messages;
  /** What schemas say, by its English text: a label that many entities share is translated once. */
  texts: Messages;
}

/** The culture (BCP 47) that a language is offered in: Arabic with Arabic digits. */
export const cultures = { en: 'en', de: 'de', hi: 'hi', ar: 'ar-EG' } as const satisfies Record<Language, string>;

/** The language of a culture; English when it speaks another one. */
export function languageOf(culture: string): Language {
  const { language } = new Intl.Locale(culture);
  return isLanguage(language) ? language : 'en';
}

/** Whether the product speaks it. */
export function isLanguage(name: string): name is Language {
  return Object.hasOwn(languageNames, name);
}

/** Which way a language is written. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** An entity's texts in another language; those that nobody has translated are left out, and stay English. */
export function translationOf(texts: Messages, translation: Translation): Messages {
  const known = Object.entries(texts).filter(([, text]) => Object.hasOwn(translation.texts, text));
  return Object.fromEntries(known.map(([key, text]) => [key, translation.texts[text] ?? text]));
}
