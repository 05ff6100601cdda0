import { sql } from 'kysely';
import { whyCriteriaInvalid } from '#model/criteria-check.ts';
import { isSortable, readEntity, type Entity } from '#model/entity.ts';
import type { SavedList } from '#model/saved-list.ts';
import type { EntitySchema } from '#model/vocabulary.ts';
import type { Db } from '#server/sql/database.ts';

interface View {
  entity: string;
  name: string;
  owner: string;
  list: SavedList;
}

/** The views that people have saved and that would not open as they did: a sentence for each. */
export async function brokenViewsOf(db: Db, schemas: readonly EntitySchema[]): Promise<string[]> {
  const entities = schemas.map((schema) => ({ entity: readEntity(schema), was: schema['x-resource'].was }));
  const { rows } = await sql<View>`select entity, name, owner, list from "saved-view"`.execute(db);
  return rows.flatMap(({ entity: name, ...view }) => {
    const found = entities.find(({ entity, was }) => entity.name === name || was === name);
    const reason = found ? whyViewBroken(found.entity, view.list) : 'its list is gone';
    return reason ? [`the view "${view.name}" of ${view.owner} on ${name}: ${reason}`] : [];
  });
}

/** A renamed field is not missed: its migration renames it in views too. */
function whyViewBroken(entity: Entity, { searchCriteria, sortConfig, columns = [] }: SavedList): string | undefined {
  const fields = entity.fields.flatMap((field) =>
    field.hints.was ? [field, { ...field, name: field.hints.was }] : [field],
  );
  const names = new Set(fields.map(({ name }) => name));
  const gone = columns.find((name) => !names.has(name));
  if (gone) return `its column ${gone} is gone`;
  const sorted = sortConfig && fields.find(({ name }) => name === sortConfig.active);
  if (sortConfig && !(sorted && isSortable(sorted)))
    return `it is sorted by ${sortConfig.active}, which no longer sorts`;
  const problem = searchCriteria?.filter && whyCriteriaInvalid(searchCriteria.filter, fields);
  return problem ? `its filter does not fit the fields any more (${problem})` : undefined;
}
