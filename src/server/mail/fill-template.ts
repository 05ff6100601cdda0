import { isAddress, isTyped, type PlaceholderName } from '#model/mail/placeholders.ts';
import type { MailTemplate } from '#model/mail/template.ts';

/** What each placeholder yields; what there is nothing to say of is not there. */
export type Values = Partial<Record<PlaceholderName, string>>;

/** A line of a mail. What somebody typed may be of another language than the mail. */
export type Line = { text: string; isTyped: boolean } | { label: string; address: string };

/** A mail without its looks. */
export interface FilledMail {
  /** One line without control characters, so that it can say nothing but a subject. */
  subject: string;
  paragraphs: Line[][];
  /** Other mails that came to the same person at the same time; they follow in it, each under its subject. */
  parts?: readonly FilledMail[];
}

/** Puts values into a template. A line that names what there is nothing to say of is left out. */
export function fillTemplate({ subject, body }: MailTemplate, values: Values): FilledMail {
  const lines = body.split(/\r?\n/).flatMap((line) => filledLines(line.trim(), values));
  return {
    subject: inOneLine(filled(subject, values) ?? withoutPlaceholders(subject)),
    paragraphs: inParagraphs(lines),
  };
}

function filledLines(line: string, values: Values): Line[] {
  const button = buttonIn(line, values);
  if (button) return [button];
  const text = filled(line, values);
  if (text === undefined) return [];
  const isOfSomebody = namesIn(line).some((name) => isTyped(name as PlaceholderName));
  return text.split(/\r?\n/).map((part) => ({ text: part.trim(), isTyped: isOfSomebody }));
}

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;
const addressAtEnd = /^(?:(.*\S)\s+)?(?:\{\{\s*([^{}]*?)\s*\}\}|(https?:\/\/\S+))$/;

/** A line that ends with an address: what stands before it says what the button does. */
function buttonIn(line: string, values: Values): Line | undefined {
  const [, before = '', name, written] = addressAtEnd.exec(line) ?? [];
  const address =
    written ?? (name !== undefined && isAddress(name as PlaceholderName) ? valueOf(name, values) : undefined);
  const label = filled(before.replace(/[:：]$/, ''), values);
  if (label === undefined || address === undefined || !/^https?:\/\//.test(address)) return undefined;
  return { label: label || address, address };
}

/** The text with its values; undefined where one is missing. */
function filled(text: string, values: Values): string | undefined {
  if (namesIn(text).some((name) => valueOf(name, values) === undefined)) return undefined;
  return text.replaceAll(placeholder, (_whole, name: string) => valueOf(name, values) ?? '');
}

function namesIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}

/** Nothing to say is as good as no value. */
function valueOf(name: string, values: Values): string | undefined {
  return values[name as PlaceholderName]?.trim() || undefined;
}

function withoutPlaceholders(text: string): string {
  return text.replaceAll(placeholder, '');
}

/** Neither line ends nor anything else that ends a header. */
function inOneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

function inParagraphs(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = [[]];
  for (const line of lines) {
    if ('text' in line && line.text === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}
