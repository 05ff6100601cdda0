import { entityMessagesOf, messages, type Messages } from '#model/messages.ts';
import { cultures, directionOf, languageOf, translationOf, type Language } from '#model/languages.ts';
import { attendanceMessages } from '#model/rules/attendance-messages.ts';
import { nominationMessages } from '#model/rules/nomination-messages.ts';
import { nomination } from '../stores/nominations.ts';
import { certificateMessages } from '../certificates/certificate-messages.ts';
import { translationFor, wantedLanguage } from '../translations.ts';
import { linkMessages } from './link-messages.ts';

/** What a page is written with. */
export interface PageTexts {
  language: Language;
  /** For dates, BCP 47. */
  culture: string;
  direction: 'ltr' | 'rtl';
  /** The text of a message key, with its arguments. */
  translate: (key: string, args?: Record<string, string>) => string;
}

const labels = entityMessagesOf(nomination);
const english: Messages = {
  ...labels,
  ...messages,
  ...nominationMessages,
  ...attendanceMessages,
  ...linkMessages,
  ...certificateMessages,
};

/** Texts in the first language of the browser that the product speaks, else in that of the culture. */
export async function pageTextsFor(acceptLanguage: string | undefined, culture: string): Promise<PageTexts> {
  const language = wantedLanguage(acceptLanguage) ?? languageOf(culture);
  const texts = await textsIn(language);
  return {
    language,
    culture: cultures[language],
    direction: directionOf(language),
    translate: (key, args = {}) =>
      (texts[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => args[name] ?? ''),
  };
}

async function textsIn(language: Language): Promise<Messages> {
  const translation = await translationFor(language);
  return translation ? { ...english, ...translation.keys, ...translationOf(labels, translation) } : english;
}
