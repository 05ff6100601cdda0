import type { Criteria, Operation } from './criteria.ts';
import type { Role } from './roles.ts';

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
  width?: 'third' | 'half' | 'full';
  search?: boolean;
  filter?: boolean | Operation[];
  sortable?: boolean;
  reference?: { to: string };
  when?: Criteria;
  immutable?: boolean;
  unique?: boolean;
  access?: { read?: Role[]; write?: Role[] };
  messages?: Record<string, string>;
  attribute?: boolean;
  entry?: { maxLength?: number };
  /** ISO 4217 code of a money field. */
  currency?: string;
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

/** How the browser speaks to the server: the POST calls, or those of ra-data-simple-rest. */
export type Dialect = 'post' | 'rest';

export type Right = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'export' | 'options';

interface ResourceHints {
  name: string;
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
  list: { columns: string[]; sort?: [string, SortDirection]; views?: SavedView[] };
  form: { id: string; title: string; as?: 'section' | 'tab' | 'step'; fields: string[] }[];
}

export type SortDirection = 'asc' | 'desc';

export interface SavedView {
  id: string;
  title: string;
  filter: Criteria;
}
