import { entityNamed } from '#model/entities.ts';
import { demoRecords } from '#scripts/demo/demo-records.ts';
import { insertMany } from '#server/records/insert-many.ts';
import type { Db } from '#server/sql/database.ts';
import { copyRows, dropUpkeep } from './copy-rows.ts';

export const TENANT = 'rostrum';
export const LEARNERS = 1_000_000;
const SAMPLE = 10_000;
const COPIES = LEARNERS / SAMPLE;
const BATCH = 1000;

const learner = entityNamed('learner');

/** A million learners: ten thousand as demo data makes them, and copies that differ in what must be unique. */
export async function seedLearners(db: Db): Promise<void> {
  const restore = await dropUpkeep(db, 'learner', ['f']);
  const records = [...demoRecords(learner, SAMPLE, 1)];
  for (let from = 0; from < records.length; from += BATCH) {
    const batch = { tenant: TENANT, createdById: 'bench', records: records.slice(from, from + BATCH) };
    await insertMany(db, learner, batch);
  }
  await copyRows(db, 'learner', COPIES - 1, changed);
  await restore();
}

/** Everything that tells one copy from the other; the folded columns stay those of their texts. */
const changed: Record<string, string> = {
  key: `substr(key, 1, 13) || lpad(to_hex(copy), 3, '0') || '9' || substr(key, 18)`,
  creationTime: `"creationTime" - copy * interval '1 second'`,
  employeeCode: `"employeeCode" || '-' || copy`,
  employeeCodeFolded: `"employeeCodeFolded" || '-' || copy`,
  email: `copy || '.' || email`,
  emailFolded: `copy || '.' || "emailFolded"`,
};
