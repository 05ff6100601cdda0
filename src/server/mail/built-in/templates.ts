import type { Language } from '#model/languages.ts';
import type { NoticeKind } from '#model/mail/notice-kinds.ts';
import type { MailTemplate } from '#model/mail/template.ts';
import { arabic } from './arabic.ts';
import type { BuiltInTexts } from './built-in-texts.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import { hindi } from './hindi.ts';

const texts: Record<Language, BuiltInTexts> = { en: english, de: german, hi: hindi, ar: arabic };

export function builtInTemplate(kind: NoticeKind, language: Language): MailTemplate {
  return texts[language].templates[kind];
}

/** What stands in values and not in templates. */
export function wordsFor(language: Language): Pick<BuiltInTexts, 'online'> {
  return texts[language];
}
