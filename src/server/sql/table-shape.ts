import { isDerived, isFolded, isSortable, type Entity, type Field } from '#model/entity.ts';
import { checksOf } from './checks.ts';
import { columnByKind, foldedColumnOf, sortColumnOf } from './columns.ts';

/** An entity's table as plain data, so that two states of it can be compared and reviewed. */
export interface TableShape {
  name: string;
  /** Column name to its type and nullability. */
  columns: Record<string, string>;
  /** Index name to what follows `create`. */
  indexes: Record<string, string>;
  /** Constraint name to its definition. */
  constraints: Record<string, string>;
}

/** Every key begins with the tenant, so that tenants can be moved to machines of their own. */
export function tableOf(entity: Entity): TableShape {
  const shape: TableShape = {
    name: entity.name,
    columns: { tenant: 'text collate "C" not null', createdById: 'text collate "C" not null' },
    indexes: {},
    constraints: {},
  };
  for (const field of entity.fields) if (!isDerived(field.hints)) addField(shape, field, entity.fields);
  for (const name of [...Object.keys(shape.indexes), ...Object.keys(shape.constraints)]) {
    if (name.length > MAX_NAME_BYTES) throw new Error(`The name "${name}" is too long for PostgreSQL`);
  }
  return shape;
}

const MAX_NAME_BYTES = 63;

function addField(shape: TableShape, field: Field, fields: readonly Field[]): void {
  const { name, hints } = field;
  const table = `"${shape.name}"`;
  const nullability = isAlwaysPresent(field) ? ' not null' : '';
  shape.columns[name] = columnByKind[field.kind].type + nullability;
  if (isFolded(field)) shape.columns[foldedColumnOf(field)] = `text collate "C"${nullability}`;

  for (const [keyword, condition] of Object.entries(checksOf(field, fields))) {
    shape.constraints[`${shape.name}.${name}.${keyword}`] = `check (${condition})`;
  }
  const index = (purpose: string, definition: string, kind = 'index'): void => {
    const id = `${shape.name}.${name}.${purpose}`;
    shape.indexes[id] = `${kind} "${id}" on ${table} ${definition}`;
  };
  if (isSortedByColumn(field)) index('sort', `(tenant, "${sortColumnOf(field)}", key)`);
  if (hints.search) index('trigrams', `using gin ("${foldedColumnOf(field)}" gin_trgm_ops)`);
  if (hints.unique) index('unique', `(tenant, "${sortColumnOf(field)}")`, 'unique index');
  if (field.kind === 'references') index('referenced', `using gin ("${name}")`);
  if (field.kind === 'reference' && hints.reference) {
    index('referenced', `(tenant, "${name}")`);
    shape.constraints[`${shape.name}.${name}.reference`] =
      `foreign key (tenant, "${name}") references "${hints.reference.to}" (tenant, key)`;
  }
}

/** A reference is sorted by a name in another table. */
function isSortedByColumn(field: Field): boolean {
  return isSortable(field) && field.kind !== 'reference';
}

function isAlwaysPresent(field: Field): boolean {
  return (field.required || field.property.default !== undefined) && !field.hints.when;
}
