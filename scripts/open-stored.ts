import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, type Database } from '#server/sql/database.ts';
import { Refusal } from './refusal.ts';

/**
 * Opens a database that is there, by a connection string of PostgreSQL or the embedded engine's folder. Throws `Refusal`
 * when there is none, nothing answers, or another process holds the folder.
 */
export async function openStored(where: string): Promise<Database> {
  const isServer = /^postgres(ql)?:/.test(where);
  if (!isServer && !existsSync(join(where, 'PG_VERSION'))) {
    throw new Refusal(`There is no database in the folder "${where}".`);
  }
  try {
    return await openDatabase(isServer ? { url: where } : { folder: where });
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}
