import type { EntitySchema } from '#model/vocabulary.ts';
import { differencesBetween } from '../diff/compare-tables.ts';
import type { Difference } from '../diff/difference.ts';
import { migrationFiles, readTables } from '../diff/migration-files.ts';
import { Refusal } from '../refusal.ts';

/**
 * The migration that brings the tables from their last written form to what the schemas say, and the new form.
 * Empty when nothing changed. Throws `Refusal` for what is more than an addition or a wider
 * rule: stored rows could contradict it, or values be lost, so a person reviews its migration.
 */
export async function migrationOf(schemas: readonly EntitySchema[]): Promise<Map<string, string>> {
  const differences = differencesBetween(await readTables(), schemas);
  const risky = risksAmong(differences);
  if (risky.length > 0) {
    const lines = risky.map(({ says }) => `  ${says}`);
    throw new Refusal(
      `Rows may be stored that these changes concern; "npm run schema:diff" writes their migration for review:\n${lines.join('\n')}`,
    );
  }
  return migrationFiles(differences, schemas, 'generate');
}

/** The differences that a person reviews before they happen. */
export function risksAmong(differences: readonly Difference[]): Difference[] {
  return differences.filter(({ effect }) => effect !== 'adds' && effect !== 'widens');
}
