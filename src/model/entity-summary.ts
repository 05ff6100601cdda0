import type { EntityName } from './generated/types.ts';
import type { Role } from './roles.ts';
import type { ValuesCheck } from './validate.ts';
import type { Dialect, EntitySchema, Right } from './vocabulary.ts';

/** What is generated of one schema. */
interface EntityModule {
  schema: EntitySchema;
  check: ValuesCheck;
  /** By action: the check of what it is given. */
  inputChecks: Record<string, ValuesCheck>;
}

/** What menus, routes and rights need of an entity before its schema is loaded. */
export interface EntitySummary {
  name: EntityName;
  keys: string;
  title: string;
  plural: string;
  menu: string;
  icon?: string;
  section: 'main' | 'setup' | 'none';
  dialect: Dialect;
  /** The field that names a record. */
  text: string;
  access: Record<Right, readonly Role[]>;
  load: () => Promise<EntityModule>;
}
