import { readEntity, type Entity } from '#model/entity.ts';
import { grantedTo } from '#model/field-access.ts';
import { entityIndex } from '#model/generated/index.ts';
import type { Role } from '#model/roles.ts';
import type { ValuesCheck } from '#model/validate.ts';
import { loadModules, onRenewed } from './renewed-entities.ts';
import { offeredEntity } from './offered-entity.ts';
import type { SourceOf } from './sources.ts';

export interface LoadedEntity {
  /** As the signed-in person may use it. */
  entity: Entity;
  check: ValuesCheck;
  /** By action: the check of what it is given. */
  inputChecks: Record<string, ValuesCheck>;
}

export type LoadEntity = (name: string) => Promise<LoadedEntity>;

interface Options {
  sourceOf: SourceOf;
  /** Of the signed-in person. */
  roles: Promise<readonly Role[]>;
  /** Sees each entity before anybody renders it. */
  onLoad: (entity: Entity) => Promise<void>;
}

/** Loads schemas one by one, each once, as the server that holds the entity can answer for it, to this person. */
export function createEntityLoader(options: Options): LoadEntity {
  const loaded = new Map<string, Promise<LoadedEntity>>();
  onRenewed((names) => names.forEach((name) => loaded.delete(name)));
  return (name) => {
    const known = loaded.get(name) ?? load(name, options);
    loaded.set(name, known);
    return known;
  };
}

async function load(name: string, { sourceOf, roles, onLoad }: Options): Promise<LoadedEntity> {
  const summary = entityIndex.find((candidate) => candidate.name === name);
  if (!summary) throw new Error(`No schema is named "${name}"`);
  const { schema, check, inputChecks } = await loadModules(summary);
  const entity = grantedTo(offeredEntity(readEntity(schema), sourceOf(name)), await roles);
  await onLoad(entity);
  return { entity, check, inputChecks };
}
