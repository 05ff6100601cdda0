import { entityMessagesOf, messages, type Messages } from '#model/messages.ts';
import {
  cultures,
  directionOf,
  languageNames,
  languageOf,
  translationOf,
  type Language,
  type Translation,
} from '#model/languages.ts';
import { attendanceMessages } from '#model/rules/attendance-messages.ts';
import { nominationMessages } from '#model/rules/nomination-messages.ts';
import { nomination } from '../stores/nominations.ts';
import { certificateMessages } from '../certificates/certificate-messages.ts';
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
  const language = wantedOf(acceptLanguage) ?? languageOf(culture);
  const texts = await textsIn(language);
  return {
    language,
    culture: cultures[language],
    direction: directionOf(language),
    translate: (key, args = {}) =>
      (texts[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => args[name] ?? ''),
  };
}

/** Browsers name what they prefer first. */
function wantedOf(acceptLanguage = ''): Language | undefined {
  const wanted = acceptLanguage.split(',').map((part) => part.trim().split(/[-;]/)[0]?.toLowerCase());
  const known = Object.keys(languageNames) as Language[];
  return wanted.flatMap((name) => known.find((language) => language === name) ?? [])[0];
}

const loaders: Partial<Record<Language, () => Promise<{ default: Translation }>>> = {
  de: () => import('#model/languages/de.json', { with: { type: 'json' } }),
  hi: () => import('#model/languages/hi.json', { with: { type: 'json' } }),
  ar: () => import('#model/languages/ar.json', { with: { type: 'json' } }),
};

async function textsIn(language: Language): Promise<Messages> {
  const translation = (await loaders[language]?.())?.default;
  return translation ? { ...english, ...translation.keys, ...translationOf(labels, translation) } : english;
}
