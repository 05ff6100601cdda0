import type { Criteria, Operation } from './criteria.ts';
import type { EntityName } from './generated/types.ts';
import { kindOf, type FieldKind } from './kinds.ts';
import { dataTypeByKind, operationsByDataType, type DataType } from './operations.ts';
import type {
  ActionHints,
  ActionPlace,
  Dialect,
  EntitySchema,
  FieldHints,
  PropertySchema,
  Right,
  SavedView,
  SortDirection,
} from './vocabulary.ts';
import type { Role } from './roles.ts';

export interface Field {
  name: string;
  kind: FieldKind;
  title: string;
  /** Must have a value while it is shown. */
  required: boolean;
  readOnly: boolean;
  /** The filter operations it offers; empty when it can't be filtered. */
  operations: readonly Operation[];
  dataType: DataType | undefined;
  hints: FieldHints;
  property: PropertySchema;
  /** The fields of an object, or of each record of a list. */
  fields: readonly Field[];
  /** Prefix of its message keys, such as `learningEnvironment.name`. */
  messageKey: string;
}

export interface Section {
  id: string;
  title: string;
  as: 'section' | 'tab' | 'step';
  fields: Field[];
}

/** What may be done with a record; whether it may be now, `whyActionRefused` says. */
export interface Action {
  id: string;
  title: string;
  on: ActionPlace;
  from: readonly string[] | undefined;
  to: string | undefined;
  roles: readonly Role[];
  guards: readonly Guard[];
  confirm: string | undefined;
  done: string | undefined;
  /** The fields of its dialog. */
  input: readonly Field[];
  /** Prefix of its message keys, such as `programLaunch.action.activate`. */
  messageKey: string;
}

interface Guard {
  must: Criteria;
  message: string;
  messageKey: string;
}

export interface Entity {
  name: EntityName;
  title: string;
  plural: string;
  menu: string;
  keys: string;
  icon: string | undefined;
  /** Where the sidebar lists it. */
  section: 'main' | 'setup' | 'none';
  dialect: Dialect;
  /** The field that names a record. */
  text: Field;
  fields: readonly Field[];
  columns: readonly Field[];
  searchFields: readonly Field[];
  sort: { active: string; direction: SortDirection };
  views: readonly SavedView[];
  sections: readonly Section[];
  /** The columns of its upload; empty when the schema does not choose them. */
  upload: readonly Field[];
  access: Record<Right, readonly Role[]>;
  /** The field that holds a record's state. */
  state: Field | undefined;
  actions: readonly Action[];
}

/** What a schema means: the only reader of raw schemas. Throws where names in `x-resource` are no properties. */
export function readEntity(schema: EntitySchema): Entity {
  const hints = schema['x-resource'];
  const fields = readFields(schema, hints.keys);
  const pick = (name: string): Field => fieldNamed(fields, name, hints.name);
  const [active, direction] = hints.list.sort ?? ['creationTime', 'desc'];
  return {
    name: hints.name as EntityName,
    title: schema.title,
    plural: hints.plural,
    menu: hints.menu ?? hints.plural,
    keys: hints.keys,
    icon: hints.icon,
    section: hints.section,
    dialect: hints.dialect ?? 'post',
    text: pick(hints.text),
    fields,
    columns: hints.list.columns.map((name) => pick(name)),
    searchFields: fields.filter((field) => field.hints.search),
    sort: { active, direction },
    views: hints.list.views ?? [],
    sections: readSections(schema, fields, pick),
    upload: (hints.upload ?? []).map((name) => pick(name)),
    access: hints.access,
    state: hints.state === undefined ? undefined : pick(hints.state),
    actions: (hints.actions ?? []).map((action) => readAction(action, hints.keys)),
  };
}

function readAction({ from, to, confirm, done, input, required, guards = [], ...action }: ActionHints, keys: string) {
  const messageKey = `${keys}.action.${action.id}`;
  return {
    ...action,
    from,
    to,
    confirm,
    done,
    guards: guards.map((guard, index) => ({ ...guard, messageKey: `${messageKey}.guard${index + 1}` })),
    input: readFields({ ...(input && { properties: input }), ...(required && { required }) }, messageKey),
    messageKey,
  };
}

type Fields = Pick<PropertySchema, 'properties' | 'required'>;

/** The fields that properties mean, whose message keys begin with `keys`. */
export function readFields({ properties = {}, required = [] }: Fields, keys: string): Field[] {
  return Object.entries(properties).map(([name, property]) => ({
    ...readField(name, property, keys),
    required: required.includes(name),
  }));
}

function readField(name: string, property: PropertySchema, keys: string): Omit<Field, 'required'> {
  const kind = kindOf(property);
  const hints = property['x-field'] ?? {};
  const dataType = dataTypeByKind[kind];
  return {
    name,
    kind,
    title: property.title ?? name,
    readOnly: (property.readOnly ?? false) || isDerived(hints),
    operations: operationsOf(hints.filter, dataType),
    dataType,
    hints,
    property,
    fields: readFields(property.items ?? property, `${keys}.${name}`),
    messageKey: `${keys}.${name}`,
  };
}

function operationsOf(filter: FieldHints['filter'], dataType: DataType | undefined): readonly Operation[] {
  if (!filter || !dataType) return [];
  return filter === true ? operationsByDataType[dataType] : filter;
}

/** `"*"` stands for every writable field that no section names, so that no field is forgotten. */
function readSections(schema: EntitySchema, fields: Field[], pick: (name: string) => Field): Section[] {
  const { form } = schema['x-resource'];
  const named = new Set(form.flatMap((section) => section.fields));
  const rest = fields.filter((field) => !field.readOnly && !named.has(field.name));
  return form.map(({ id, title, as = 'section', fields: names }) => ({
    id,
    title,
    as,
    fields: names.flatMap((name) => (name === '*' ? rest : [pick(name)])),
  }));
}

/** The field of that name; throws when `where` (an entity's name) has none. */
export function fieldNamed(fields: readonly Field[], name: string, where: string): Field {
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`${where} has no field "${name}"`);
  return field;
}

/** The fields that a security filter may ask for. */
export function attributesOf(entity: Entity): Field[] {
  return entity.fields.filter((field) => field.hints.attribute);
}

/** Whether the value is derived from others each time it is read, and never stored. */
export function isDerived({ computed, through }: FieldHints): boolean {
  return (computed ?? false) || through !== undefined;
}

/** The field that activating and deactivating sets, where records have such a status. */
export function statusFieldOf({ fields }: Pick<Entity, 'fields'>): Field | undefined {
  return fields.find((field) => isStatusSwitch(field));
}

export function isStatusSwitch({ name, kind }: Field): boolean {
  return name === 'status' && kind === 'boolean';
}

/** Whether the field is the word for where a record stands, rather than active or inactive. */
export function isStatusWord({ name, kind }: Field): boolean {
  return name === 'status' && kind === 'choice';
}

/** Whether the field can be sorted by. */
export function isSortable(field: Field): boolean {
  return field.hints.sortable ?? false;
}

/** Whether texts of the field are also kept folded: for search, text operations and sorting. */
export function isFolded(field: Field): boolean {
  if (isDerived(field.hints)) return false;
  return field.dataType === 'string' && (field.operations.length > 0 || !!field.hints.search || isSortable(field));
}
