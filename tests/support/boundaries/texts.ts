import type { Field } from '#model/entity.ts';
import type { FieldKind } from '#model/kinds.ts';

/** A text of so many code points that satisfies the field's form; undefined where there is none of that length. */
export function resized(field: Field, value: unknown, length: number): string | undefined {
  const letters = Array.from(typeof value === 'string' ? value : '');
  const filled = [...letters.slice(0, length), ...Array.from({ length }, () => letters.at(-1) ?? 'x')].slice(0, length);
  // Emoji are two code units each: where nothing forbids them, they tell code points from code units.
  const candidates = ['🎓'.repeat(length), filled.join('')];
  return candidates.find((text) => text.trim() === text && hasForm(field, text));
}

function hasForm({ kind, property }: Field, text: string): boolean {
  if (property.pattern && !new RegExp(property.pattern, 'u').test(text)) return false;
  const form = forms[kind];
  return !form || form.test(text);
}

/** What a text of the kind looks like, more narrowly than the model has it. */
const forms: Partial<Record<FieldKind, RegExp>> = {
  email: /^[a-z0-9.]+@[a-z0-9]+([.][a-z0-9]+)+$/,
  url: /^https:[/][/][a-z0-9]+[.][a-z0-9]+([/][a-z0-9]+)*$/,
  phone: /^[+]?[0-9 ]{4,30}$/,
  code: /^[A-Za-z0-9_-]+$/,
  // None is ever stretched to a length.
  recurrence: /^$/,
  zone: /^$/,
  country: /^$/,
};

/** A text that is short and clean enough, and breaks the pattern. */
export function unlike({ name, property }: Field): string {
  const { pattern = '', minLength = 1, maxLength = minLength } = property;
  const broken = ['-', '!', '1', 'a', ' x'].map((text) => text.repeat(Math.max(minLength, Math.min(2, maxLength))));
  const found = broken.find((text) => !new RegExp(pattern, 'u').test(text));
  if (found === undefined) throw new Error(`Nothing at hand breaks the pattern of ${name}: add a text that does`);
  return found;
}

/** A value that only just has the form of its kind. */
export const extreme: Partial<Record<FieldKind, string>> = { date: '2028-02-29' };

/** What a wrong form is called, where it is not `format`. */
export const formKeyword: Partial<Record<FieldKind, string>> = {
  recurrence: 'recurrence',
  zone: 'zone',
  country: 'country',
};

/** A value of the right type that has not the form of its kind; undefined for kinds whose form is told elsewhere. */
export const misshapen = {
  email: 'a@b@example.test',
  url: 'ftp://example.test',
  phone: '12a4',
  date: '2026-02-29',
  dateTime: '2026-02-29T00:00:00Z',
  time: '24:00',
  recurrence: 'now and then',
  zone: 'Mars/Phobos',
  country: 'XX',
  key: undefined,
  text: undefined,
  longText: undefined,
  code: undefined,
  lookup: undefined,
  integer: undefined,
  decimal: undefined,
  money: undefined,
  percentage: undefined,
  duration: undefined,
  boolean: undefined,
  choice: undefined,
  choices: undefined,
  reference: undefined,
  references: undefined,
  object: undefined,
  list: undefined,
  criteria: undefined,
} as const satisfies Record<FieldKind, string | undefined>;
