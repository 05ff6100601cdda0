import { APPLICATION_ROLE } from '#server/sql/database.ts';
import type { TableShape } from '#server/sql/table-shape.ts';
import { statement, type Difference } from './difference.ts';

/** A new table with its checks, indexes and wall between tenants; its references come when every table is there. */
export function createTable({ name, columns, indexes, constraints }: TableShape): Difference[] {
  const lines = Object.entries(columns).map(([column, type]) => `"${column}" ${type}`);
  const checks = Object.entries(constraints).filter(([, definition]) => isCheck(definition));
  lines.push('primary key (tenant, key)', ...checks.map(([id, check]) => `constraint "${id}" ${check}`));
  const create = [
    `create table "${name}" (\n    ${lines.join(',\n    ')}\n  )`,
    ...Object.values(indexes).map((index) => `create ${index}`),
    `alter table "${name}" enable row level security`,
    `alter table "${name}" force row level security`,
    `create policy tenant on "${name}" using (tenant = current_setting('rostrum.tenant', true))`,
    `grant select, insert, update, delete on "${name}" to ${APPLICATION_ROLE}`,
  ];
  const references = Object.entries(constraints).filter(([, definition]) => !isCheck(definition));
  const refer = references.map(([id, definition]) =>
    statement('refer', `alter table "${name}" add constraint "${id}" ${definition}`),
  );
  const steps = [...create.map((sql) => statement('create', sql)), ...refer];
  return [{ table: name, says: `${name} is new`, effect: 'adds', steps }];
}

function isCheck(definition: string): boolean {
  return definition.startsWith('check ');
}
