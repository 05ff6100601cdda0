import type { Criteria, Operation } from './criteria.ts';
import type { Role } from './roles.ts';
import type { Anchor } from './time/recurrence.ts';

/** An entity file, as `schemas/meta-schema.json` allows it, with `$ref`s and common fields already put in. */
export interface EntitySchema {
  title: string;
  type: string;
  description?: string;
  required?: string[];
  properties: Record<string, PropertySchema>;
  'x-resource': ResourceHints;
}

export interface PropertySchema {
  title?: string;
  description?: string;
  type?: string;
  format?: string;
  enum?: string[];
  default?: unknown;
  /** Values that it may have: where a pattern says nothing in words, the first is told. */
  examples?: string[];
  readOnly?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  items?: PropertySchema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, PropertySchema>;
  required?: string[];
  'x-field'?: FieldHints;
}

export interface FieldHints {
  help?: string;
  /** What the field was called before: stored values, history and texts move to the new name. */
  was?: string;
  width?: 'third' | 'half' | 'full';
  /** How one of a few values is chosen; by default their number decides. */
  widget?: Widget;
  search?: boolean;
  filter?: boolean | Operation[];
  sortable?: boolean;
  reference?: ReferenceHints;
  /** The tab of the record's page that the value is about: it leads there. */
  leadsTo?: string;
  /** The field with the IANA zone by whose clock this instant is shown, or by whose clock a recurrence begins. */
  zone?: string;
  /** What the dates of a recurrence may be counted from. */
  anchors?: Anchor[];
  /** The entity whose records have the values that a lookup offers, in their field of the same name. */
  valuesOf?: string;
  when?: Criteria;
  immutable?: boolean;
  unique?: boolean;
  access?: { read?: Role[]; write?: Role[] };
  messages?: Record<string, string>;
  attribute?: boolean;
  entry?: { maxLength?: number };
  /** ISO 4217 code of a money field. */
  currency?: string;
  /** What a duration field counts; minutes unless it says so. */
  unit?: 'second' | 'minute' | 'hour';
  /** The field that may have a value instead of this one. */
  requiredUnless?: string;
  /** `referenceField.field`: the value that the referenced record has. */
  through?: string;
  /** The value is computed by the server; never stored. */
  computed?: boolean;
  after?: string;
  before?: string;
  atMost?: string;
}

/** What a reference points at. */
export interface ReferenceHints {
  to: string;
  /** Which of its records are offered and taken. */
  where?: Criteria;
  /** Fields beside this one that its records have too: only those that say the same there are offered and taken. */
  sharing?: string[];
  /** It is to the entity itself, and no record may come back to itself by it. */
  acyclic?: boolean;
}

export type Widget = 'radio' | 'select' | 'toggle';

/** How the browser speaks to the server: the POST calls, or those of ra-data-simple-rest. */
export type Dialect = 'post' | 'rest';

export type Right = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'export' | 'options';

interface ResourceHints {
  name: string;
  /** What the entity was called before: its table moves to the new name. */
  was?: string;
  version?: number;
  plural: string;
  menu?: string;
  keys: string;
  text: string;
  icon?: string;
  section: 'main' | 'setup' | 'none';
  dialect?: Dialect;
  access: Record<Right, Role[]>;
  upload?: string[];
  /** The field that holds the state of a record: a choice that only actions change. */
  state?: string;
  actions?: ActionHints[];
  list: { columns: string[]; sort?: [string, SortDirection]; views?: SavedView[] };
  form: { id: string; title: string; as?: 'section' | 'tab' | 'step'; fields: string[] }[];
}

/** What may be done with a record beside changing its fields. */
export interface ActionHints {
  /** The last segment of its call. */
  id: string;
  title: string;
  on: ActionPlace;
  /** The states in which it is possible; absent: any. */
  from?: string[];
  /** The state that it leads to. */
  to?: string;
  roles: Role[];
  /** What must hold of the record's own fields, and what to say where it does not. */
  guards?: { must: Criteria; message: string }[];
  /** Asked before it is done. */
  confirm?: string;
  /** What a person gives to it: fields of the record that it writes. */
  input?: Record<string, PropertySchema>;
  /** The inputs that must have a value. */
  required?: string[];
  /** Said when it was done. */
  done?: string;
}

/** Where an action is offered: on the page of one record, on the rows of a list, on both, or by a page made by hand. */
export type ActionPlace = 'record' | 'rows' | 'both' | 'page';

export type SortDirection = 'asc' | 'desc';

export interface SavedView {
  id: string;
  title: string;
  filter: Criteria;
}
