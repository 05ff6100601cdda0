import type { Entity, Field } from '#model/entity.ts';
import type { FieldKind } from '#model/kinds.ts';
import { isSame, type Values } from '#model/values.ts';
import { changedValues, initialValuesOf } from './form-values.ts';

/** What was typed into a form and is not saved. */
export interface Draft {
  /** When it was typed: an instant, ISO 8601 in UTC. */
  at: string;
  /** What differs from the record; of a new one, from its defaults. */
  values: Values;
  /** The record that it was typed on, as far as people write it; absent for a new one. */
  base?: Values | undefined;
}

/** A draft as it can be restored into the form of today's record and schema. */
export interface FittedDraft extends Draft {
  /** The names of fields that the schema no longer has, or that the person may no longer write. */
  dropped: string[];
}

const DRAFTS = 'draft.';
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Under which name the browser keeps the draft of a person, for a record or a new one. */
export function draftNameOf(tenant: string, userKey: string, entity: Entity, record: Values | undefined): string {
  return `${DRAFTS}${[tenant, userKey, entity.name, record?.['key'] ?? 'new'].map(String).join('.')}`;
}

/** The draft in a kept text; undefined where there is none, it is too old, or somebody else has written it. */
export function readDraft(text: string | undefined, now: number): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Draft | null;
    return draft && now - Date.parse(draft.at) < MAX_AGE_MS ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** What the form's values leave to be kept; undefined when they say nothing beyond the record. */
export function draftOf(entity: Entity, values: Values, record: Values | undefined, at: string): Draft | undefined {
  const written = entity.fields.filter(({ readOnly }) => !readOnly);
  const typed = pick(changedValues(values, initialValuesOf(entity, record)), written);
  if (Object.keys(typed).length === 0) return undefined;
  return { at, values: typed, base: record && pick(record, written) };
}

/** The draft with what can still be written and is not stored already; undefined when nothing is left of it. */
export function fitDraft(entity: Entity, draft: Draft, record: Values | undefined): FittedDraft | undefined {
  const entries = Object.entries(draft.values);
  const fitting = ([name, value]: [string, unknown]) =>
    entity.fields.some((field) => field.name === name && !field.readOnly && hasShapeOf(field, value));
  const values = changedValues(Object.fromEntries(entries.filter(fitting)), initialValuesOf(entity, record));
  const dropped = entries.filter((entry) => !fitting(entry)).map(([name]) => name);
  return Object.keys(values).length + dropped.length > 0 ? { ...draft, values, dropped } : undefined;
}

/** The fields that somebody else has changed since the draft was typed. */
export function changedSince(entity: Entity, { base }: Draft, record: Values | undefined): Field[] {
  if (!base || !record) return [];
  return entity.fields.filter(({ name, readOnly }) => !readOnly && name in base && !isSame(base[name], record[name]));
}

/** Removes the drafts that nobody will be offered any more. */
export function sweepDrafts(now: number): void {
  const prefix = `rostrum.${DRAFTS}`;
  for (const key of Object.keys(localStorage).filter((candidate) => candidate.startsWith(prefix))) {
    if (!readDraft(localStorage.getItem(key) ?? undefined, now)) localStorage.removeItem(key);
  }
}

const lists = new Set<FieldKind>(['choices', 'references', 'list']);
const objects = new Set<FieldKind>(['object', 'criteria']);

/** A field whose kind has changed takes no value of the old shape. */
function hasShapeOf({ kind }: Field, value: unknown): boolean {
  if (value === null) return true;
  if (Array.isArray(value)) return lists.has(kind);
  return typeof value === 'object' ? objects.has(kind) : !lists.has(kind) && !objects.has(kind);
}

function pick(values: Values, fields: readonly Field[]): Values {
  return Object.fromEntries(fields.flatMap(({ name }) => (name in values ? [[name, values[name]]] : [])));
}
