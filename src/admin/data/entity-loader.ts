import { readEntity, type Entity } from '#model/entity.ts';
import { entityIndex } from '#model/generated/index.ts';
import type { ValuesCheck } from '#model/validate.ts';

export interface LoadedEntity {
  entity: Entity;
  check: ValuesCheck;
}

export type LoadEntity = (name: string) => Promise<LoadedEntity>;

/** Loads schemas one by one, each once; `onLoad` sees each entity before anybody renders it. */
export function createEntityLoader(onLoad: (entity: Entity) => Promise<void>): LoadEntity {
  const loaded = new Map<string, Promise<LoadedEntity>>();
  return (name) => {
    const known = loaded.get(name) ?? load(name, onLoad);
    loaded.set(name, known);
    return known;
  };
}

async function load(name: string, onLoad: (entity: Entity) => Promise<void>): Promise<LoadedEntity> {
  const summary = entityIndex.find((candidate) => candidate.name === name);
  if (!summary) throw new Error(`No schema is named "${name}"`);
  const { schema, check } = await summary.load();
  const entity = readEntity(schema);
  await onLoad(entity);
  return { entity, check };
}
