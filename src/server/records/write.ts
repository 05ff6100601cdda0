import { isDeepStrictEqual } from 'node:util';
import { sql, type RawBuilder } from 'kysely';
import { validateRecord, wholeOf } from '#model/entities.ts';
import { fieldNamed, isDerived, isFolded, type Entity } from '#model/entity.ts';
import { fold } from '#model/fold.ts';
import type { HistoryItem } from '#model/history.ts';
import type { Validation } from '#model/validate.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { invalid, stale } from '../problems.ts';
import { foldedColumnOf, toColumn } from '../sql/columns.ts';
import { PREPARED } from '../sql/sql-pool.ts';
import { auditOf, type Audited } from './audit.ts';
import { circlesAmong } from './circles.ts';
import { find, findForUpdate } from './find.ts';
import { inTransaction } from './in-transaction.ts';
import { columnsOf } from './list.ts';
import { newKey } from './new-key.ts';
import { refusalOf } from './refusals.ts';
import { unknownReferences } from './unknown-references.ts';

type Changes = HistoryItem['changes'];

/** Creates a record and its audit row in one statement; answers the record. Throws 400 with message keys. */
export async function save(scope: Scope, entity: Entity, body: Values): Promise<Values> {
  const values = await accepted(scope, entity, validateRecord(entity, body));
  const key = newKey(scope.now);
  const stamps = { key, creationTime: scope.now.toISOString(), createdBy: scope.caller.name, version: 1 };
  const given = { ...readOnlyDefaultsOf(entity), ...values, ...stamps, modificationTime: stamps.creationTime };
  // Every column, whatever was given: so a statement is prepared once for an entity and what its caller may read.
  const record = { ...emptyRecord(entity), ...given };
  const columns = { tenant: scope.tenant.id, createdById: scope.caller.id, ...columnValues(entity, record) };
  const changes = changesBetween({}, values);
  return refusing(entity, async () => {
    const { rows } = await sql<{ record: Values }>`${sql.raw(PREPARED)}
      with saved as (
        insert into ${sql.table(entity.name)} (${names(columns)}) values (${sql.join(Object.values(columns))})
        returning *
      ), audited as (${auditOf(scope, entity, [{ key, changes }])})
      select row_to_json(item) as record from (select ${columnsOf(entity, 'saved')} from saved) item`.execute(scope.db);
    return rows[0]?.record ?? {};
  });
}

/**
 * Changes what the body names, with an audit row in the same transaction; answers the record.
 * Throws 404, 409 when `version` is given and no longer the record's, and 400 with message keys.
 */
export async function update(scope: Scope, entity: Entity, { key, version, ...body }: Values): Promise<Values> {
  return changing(scope, entity, { key: String(key) }, (stored, locked) => {
    if (version !== undefined && version !== stored['version']) throw stale(grantedValues(entity, stored));
    return accepted(locked, entity, validateRecord(entity, body, stored), stored);
  });
}

/** Sets the status, or toggles it when none is given. Throws 400 when the caller may not write it. */
export async function updateStatus(scope: Scope, entity: Entity, key: string, status?: boolean): Promise<Values> {
  const field = entity.fields.find(({ name }) => name === 'status');
  if (!field) throw invalid({ status: ['common.unknownField'] });
  if (field.readOnly) throw invalid({ status: [`${field.messageKey}.forbidden`] });
  return changing(scope, entity, { key }, async (stored) => ({ status: status ?? stored['status'] !== true }));
}

/** What is written to a locked record, and what the history tells of the rows that belong to it. */
interface Rewriting {
  values: Values;
  beside?: Changes;
  action?: string | undefined;
}

/** Writes values to a record that is locked, with an audit row; answers the record as the caller may read it. */
export async function rewrite(scope: Scope, entity: Entity, stored: Values, given: Rewriting): Promise<Values> {
  const { values, beside = [], action } = given;
  const changes = changesBetween(stored, values);
  if (changes.length + beside.length === 0) return grantedValues(entity, stored);
  const written = await write(scope, entity, stored, { changes, beside, action });
  const followUp = scope.followUps[entity.name];
  if (!followUp) return written;
  await followUp(scope, [{ before: stored, after: { ...stored, ...values } }]);
  return find(scope, entity, String(stored['key']));
}

/** Locks a record and writes what `decide` makes of it, audited as the change of an action where one is named. */
export async function changing(
  scope: Scope,
  entity: Entity,
  { key, action }: { key: string; action?: string },
  decide: (stored: Values, locked: Scope) => Promise<Values>,
): Promise<Values> {
  return refusing(entity, () =>
    inTransaction(scope, {}, async (within) => {
      const stored = await findForUpdate(within, wholeOf(entity), key);
      const locked = { ...within, now: scope.clock() };
      return rewrite(locked, entity, stored, { values: await decide(stored, locked), action });
    }),
  );
}

type Written = Omit<Audited, 'key'> & { beside: Changes };

async function write(scope: Scope, entity: Entity, stored: Values, written: Written): Promise<Values> {
  const { changes, beside, action } = written;
  const values = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
  const stamps = { modificationTime: scope.now.toISOString(), version: Number(stored['version']) + 1 };
  const columns = Object.entries(columnValues(entity, { ...values, ...stamps }));
  const key = String(stored['key']);
  const { rows } = await sql<{ record: Values }>`
    with saved as (
      update ${sql.table(entity.name)}
      set ${sql.join(columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
      where tenant = ${scope.tenant.id} and key = ${key}
      returning *
    ), audited as (${auditOf(scope, entity, [{ key, action, changes: [...changes, ...beside] }])})
    select row_to_json(item) as record from (select ${columnsOf(entity, 'saved')} from saved) item`.execute(scope.db);
  const circle = (await circlesAmong(scope, entity, [{ key, changes }])).get(key);
  if (circle) throw invalid(circle);
  return rows[0]?.record ?? grantedValues(entity, stored);
}

/** What the caller may read of a record that was read whole. */
export function grantedValues({ fields }: Entity, record: Values): Values {
  return Object.fromEntries(fields.map(({ name }) => [name, record[name]]));
}

/** What a new record has in fields that nobody may write, such as the first of its states. */
export function readOnlyDefaultsOf(entity: Entity): Values {
  const withDefault = wholeOf(entity).fields.filter(
    ({ readOnly, property }) => readOnly && property.default !== undefined,
  );
  return Object.fromEntries(withDefault.map(({ name, property }) => [name, property.default]));
}

function emptyRecord(entity: Entity): Values {
  const stored = wholeOf(entity).fields.filter(({ hints }) => !isDerived(hints));
  return Object.fromEntries(stored.map(({ name }) => [name, null]));
}

async function accepted(
  scope: Scope,
  entity: Entity,
  { values, errors }: Validation,
  stored?: Values,
): Promise<Values> {
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const unknown = await unknownReferences(scope, entity, values, stored);
  if (Object.keys(unknown).length > 0) throw invalid(unknown);
  return values;
}

/** A constraint that fails is the caller's fault, with a message for its field. */
export async function refusing<Answer>(entity: Entity, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw refusalOf(entity, error) ?? error;
  }
}

/** Column name to parameter, the folded texts included. `encode` says how a value travels: the driver's way by default. */
export function columnValues(entity: Entity, values: Values, encode = toColumn): Values {
  const columns: Values = {};
  const { fields } = wholeOf(entity);
  for (const [name, value] of Object.entries(values)) {
    const field = fieldNamed(fields, name, entity.name);
    columns[name] = encode(field, value);
    if (isFolded(field)) columns[foldedColumnOf(field)] = typeof value === 'string' ? fold(value) : null;
  }
  return columns;
}

function names(columns: Values): RawBuilder<unknown> {
  return sql.join(Object.keys(columns).map((name) => sql.ref(name)));
}

export function changesBetween(stored: Values, values: Values): Changes {
  return Object.entries(values)
    .map(([field, to]) => ({ field, from: stored[field] ?? null, to }))
    .filter(({ from, to }) => !isDeepStrictEqual(from, to));
}
