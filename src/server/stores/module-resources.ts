import { sql } from 'kysely';
import type { Scope } from '../context.ts';

export interface ModuleResource {
  name: string;
  value: string;
}

/** The strings of a tenant that override built-in labels; none for a culture or module that nobody has written. */
export async function moduleResourcesOf(scope: Scope, cultureName: string, moduleName: string) {
  const { rows } = await sql<ModuleResource>`
    select name, value from "module-resource"
    where tenant = ${scope.tenant.id} and "cultureName" = ${cultureName} and "moduleName" = ${moduleName}
    order by name`.execute(scope.db);
  return rows;
}
