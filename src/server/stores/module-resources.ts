import { sql } from 'kysely';
import type { Scope } from '../context.ts';

export interface ModuleResource {
  name: string;
  value: string;
}

/** Writes strings of a tenant; an empty value takes the string away, and the built-in one is shown again. */
export async function saveModuleResources(
  scope: Scope,
  cultureName: string,
  moduleName: string,
  items: ModuleResource[],
) {
  const removed = items.filter(({ value }) => value === '').map(({ name }) => name);
  const kept = items.filter(({ value }) => value !== '');
  await scope.db.transaction().execute(async (transaction) => {
    await sql`delete from "module-resource" where tenant = ${scope.tenant.id} and "cultureName" = ${cultureName}
      and "moduleName" = ${moduleName} and name = any(${removed})`.execute(transaction);
    await sql`insert into "module-resource" (tenant, "cultureName", "moduleName", name, value)
      select ${scope.tenant.id}, ${cultureName}, ${moduleName}, item.name, item.value
      from unnest(${kept.map(({ name }) => name)}::text[], ${kept.map(({ value }) => value)}::text[]) item(name, value)
      on conflict (tenant, "cultureName", "moduleName", name) do update set value = excluded.value`.execute(
      transaction,
    );
  });
}

/** A string of a tenant in the first of some cultures in which it is written. */
export async function moduleResourceOf(
  { db, tenant }: Scope,
  cultures: readonly string[],
  { module, name }: { module: string; name: string },
): Promise<string | undefined> {
  const { rows } = await sql<ModuleResource>`
    select value from "module-resource"
    where tenant = ${tenant.id} and "moduleName" = ${module} and name = ${name}
      and "cultureName" = any(${[...cultures]})
    order by array_position(${[...cultures]}::text[], "cultureName"::text) limit 1`.execute(db);
  return rows[0]?.value;
}

/** The strings of a tenant that override built-in labels; none for a culture or module that nobody has written. */
export async function moduleResourcesOf(scope: Scope, cultureName: string, moduleName: string) {
  const { rows } = await sql<ModuleResource>`
    select name, value from "module-resource"
    where tenant = ${scope.tenant.id} and "cultureName" = ${cultureName} and "moduleName" = ${moduleName}
    order by name`.execute(scope.db);
  return rows;
}
