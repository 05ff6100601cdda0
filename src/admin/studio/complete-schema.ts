import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import type { StudioIndex } from '#model/studio.ts';
import { jsonPlaceAt, type JsonPlace } from './json-place.ts';
import { namesAt, valuesAt, type Word } from './vocabulary-at.ts';

/** What there is to name beside the vocabulary. */
export interface Nameable extends StudioIndex {
  /** Of the entity that is being edited. */
  fields: readonly string[];
}

/** Completes names and values of the vocabulary, fields and entities at the place of the cursor. */
export function completeSchema(nameable: () => Nameable | undefined) {
  return ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const known = nameable();
    const text = state.doc.toString();
    const place = jsonPlaceAt(text, pos);
    const isWritten = place.to > place.from;
    if (!known || (!isWritten && !explicit)) return null;
    const options = place.isName ? namesFor(place, known) : valuesFor(place, known);
    const isQuoted = text[place.from] === '"';
    return { from: place.from + (isQuoted ? 1 : 0), options, validFor: /^[\w$.#/*-]*$/ };
  };
}

function namesFor({ path, names }: JsonPlace, { metaSchema, fields }: Nameable): Completion[] {
  const words: Word[] = [
    ...namesAt(metaSchema, path),
    ...(isCriteria(path) ? fields.map((text): Word => ({ text, opens: '' })) : []),
  ];
  return words
    .filter(({ text }) => !names.includes(text))
    .map(({ text, says, opens = '' }) => ({
      label: text,
      type: 'property',
      ...(says !== undefined && { info: says }),
      apply: (view) => replaceName(view, text, opens),
    }));
}

function valuesFor({ path }: JsonPlace, known: Nameable): Completion[] {
  const words = valuesAt(known.metaSchema, path).map((value) => completion(value, 'enum'));
  return [...words, ...namedBy(path, known).map((name) => completion(JSON.stringify(name), 'variable'))];
}

function completion(json: string, type: string): Completion {
  return { label: json.replaceAll('"', ''), type, apply: (view) => replace(view, json, json.length) };
}

/** The fields, entities and fragments that a value at this path names. */
function namedBy(path: readonly (string | number)[], { fields, names, fragments }: Nameable): readonly string[] {
  const pointer = `/${path.join('/')}`;
  if (/[/]x-field[/]reference[/]to$/.test(pointer)) return names;
  if (pointer.endsWith('/$ref')) return fragments.map((name) => `common.json#/$defs/${name}`);
  if (/^[/]x-resource[/]form[/]\d+[/]fields[/]\d+$/.test(pointer)) return ['*', ...fields];
  return FIELD_PLACES.some((place) => place.test(pointer)) ? fields : [];
}

const FIELD_PLACES = [
  /^[/]required[/]\d+$/,
  /^[/]x-resource[/](text|state)$/,
  /^[/]x-resource[/]upload[/]\d+$/,
  /^[/]x-resource[/]list[/](columns[/]\d+|sort[/]0)$/,
  /[/]x-field[/](after|before|atMost|requiredUnless)$/,
];

function isCriteria(path: readonly (string | number)[]): boolean {
  return path.at(-1) === 'when' || path.at(-1) === 'must' || path.at(-1) === 'filter';
}

const closing = { '{': '}', '[': ']', '"': '"', '': '' } as const;

/** Writes a name with its colon and the beginning of its value, unless it has one. */
function replaceName(view: EditorView, name: string, opens: keyof typeof closing): void {
  const text = view.state.doc.toString();
  const { to } = jsonPlaceAt(text, view.state.selection.main.head);
  const hasValue = /^\s*:/.test(text.slice(to));
  const start = `"${name}"${hasValue ? '' : `: ${opens}`}`;
  replace(view, hasValue ? start : start + closing[opens], start.length);
}

/** Puts a text in the place of the word under the cursor, and the cursor within it. */
function replace(view: EditorView, insert: string, cursor: number): void {
  const { from, to } = jsonPlaceAt(view.state.doc.toString(), view.state.selection.main.head);
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from + cursor },
    userEvent: 'input.complete',
  });
}
