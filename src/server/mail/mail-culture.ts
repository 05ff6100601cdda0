import { cultures, directionOf, type Language } from '#model/languages.ts';

/** What a mail is written by. */
export interface MailCulture {
  language: Language;
  /** For dates, BCP 47. */
  culture: string;
  direction: 'ltr' | 'rtl';
}

export function mailCultureOf(language: Language): MailCulture {
  return { language, culture: cultures[language], direction: directionOf(language) };
}
