import type { Language } from '../languages.ts';
import { hasForbiddenCharacters } from '../text.ts';
import type { FieldErrors } from '../validate.ts';
import type { NoticeKind } from './notice-kinds.ts';
import { placeholdersOf } from './placeholders.ts';

/** The text of a kind of notice in one language. */
export interface MailTemplate {
  /** One line. */
  subject: string;
  /** Paragraphs with an empty line between; an address at the end of a line is a button that says what stands before it. */
  body: string;
}

const MAX_SUBJECT = 200;
const MAX_MAIL_BODY = 10_000;

/** Message keys of what is wrong with a template, by field. */
export function whyTemplateWrong(kind: NoticeKind, { subject, body }: MailTemplate): FieldErrors {
  const found = {
    subject: whyTextWrong(kind, subject, { isLong: false, most: MAX_SUBJECT }),
    body: whyTextWrong(kind, body, { isLong: true, most: MAX_MAIL_BODY }),
  };
  return Object.fromEntries(Object.entries(found).filter(([, reasons]) => reasons.length > 0));
}

function whyTextWrong(kind: NoticeKind, text: string, { isLong, most }: { isLong: boolean; most: number }): string[] {
  if (text.trim() === '') return ['validation.required'];
  if (text.length > most) return ['common.tooLarge'];
  if (hasForbiddenCharacters(text, isLong)) return ['validation.characters'];
  if (unknownPlaceholdersIn(kind, text).length > 0) return ['mail.template.unknownPlaceholder'];
  return hasOpenBraces(text) ? ['mail.template.braces'] : [];
}

/** What stands in double braces and is no placeholder of the kind. */
export function unknownPlaceholdersIn(kind: NoticeKind, text: string): string[] {
  const known: readonly string[] = placeholdersOf(kind);
  return [...new Set(namesIn(text))].filter((name) => !known.includes(name));
}

const inBraces = /\{\{\s*([^{}]*?)\s*\}\}/g;

function namesIn(text: string): string[] {
  return [...text.matchAll(inBraces)].map(([, name = '']) => name);
}

function hasOpenBraces(text: string): boolean {
  return /\{\{|\}\}/.test(text.replaceAll(inBraces, ''));
}

/** A template as somebody has saved it; version 0 is built in, and nobody has. */
export interface TemplateVersion extends MailTemplate {
  version: number;
  createdBy: string | null;
  /** Instant, ISO 8601 in UTC. */
  creationTime: string | null;
}

/** The versions of a template, the newest first, which is the one that is used. */
export interface TemplateHistory {
  kind: NoticeKind;
  language: Language;
  versions: readonly TemplateVersion[];
}

/** Which templates are other than the built-in ones. */
export type OwnTemplate = Pick<TemplateHistory, 'kind' | 'language'> & Omit<TemplateVersion, keyof MailTemplate>;

/** A mail as its recipient would see it. */
export interface MailPreview {
  subject: string;
  text: string;
  html: string;
}
