import type { EntityName } from './generated/types.ts';
import type { Role } from './roles.ts';
import type { ValuesCheck } from './validate.ts';
import type { Dialect, EntitySchema, Right } from './vocabulary.ts';

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
  access: Record<Right, readonly Role[]>;
  load: () => Promise<{ schema: EntitySchema; check: ValuesCheck }>;
}
