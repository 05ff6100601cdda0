import { sql } from 'kysely';
import type { EntitySchema } from '#model/vocabulary.ts';
import { readConfig } from '#server/config.ts';
import type { Db } from '#server/sql/database.ts';
import { openStored } from '../open-stored.ts';
import { untranslatedTexts } from './notes.ts';
import { brokenViewsOf } from './saved-views.ts';
import { brokenRowsOf } from './stored-rows.ts';

export interface DatabaseReport {
  rows: string[];
  views: string[];
  /** What is not translated, by culture. */
  translations: string[];
}

/** What the schemas would break of what is stored: a connection string of PostgreSQL, or the embedded engine's folder. */
export async function reportOfDatabase(where: string, schemas: readonly EntitySchema[]): Promise<DatabaseReport> {
  const database = await openStored(where);
  const report: DatabaseReport = { rows: [], views: [], translations: [] };
  try {
    for (const { id } of readConfig(process.env).tenants) {
      const db = database.forTenant(id);
      const rows = await brokenRowsOf(db, schemas);
      report.rows.push(
        ...rows.map(
          ({ entity, message, count, of, example }) =>
            `${count} of ${of} rows of ${entity} break ${message}, for example ${id}/${example}`,
        ),
      );
      report.views.push(...(await brokenViewsOf(db, schemas)));
      report.translations.push(...(await untranslatedIn(db, id, schemas)));
    }
  } finally {
    await database.close();
  }
  return report;
}

async function untranslatedIn(db: Db, tenant: string, schemas: readonly EntitySchema[]): Promise<string[]> {
  const { rows } = await sql<{ culture: string; names: string[] }>`
    select "cultureName" as culture, array_agg(name) as names from "module-resource"
    where "cultureName" not like 'en%' group by 1 order by 1`.execute(db);
  return rows.flatMap(({ culture, names }) => {
    const missing = untranslatedTexts(schemas, new Set(names));
    return missing.length > 0 ? [`${tenant}, ${culture}: ${missing.length} texts, for example ${missing[0]}`] : [];
  });
}
