import { sql } from 'kysely';
import type { Db } from '#server/sql/database.ts';

/** Writes so many reminders by mail, due now, to a learner of their own. */
export async function planReminders(db: Db, count: number): Promise<void> {
  const now = new Date();
  const key = '0'.repeat(32);
  await sql`
    insert into learner (tenant, key, version, name, "nameFolded", "employeeCode", "employeeCodeFolded", email, status,
      "createdById", "createdBy", "createdByFolded", "creationTime", "modificationTime")
    values ('rostrum', ${key}, 1, 'Asha', 'asha', 'E-1', 'e-1', 'asha@example.test', true, 'a', 'a', 'a', ${now}, ${now})`.execute(
    db,
  );
  await sql`
    insert into outbox (tenant, key, "uniqueKey", kind, channel, "recipientEntity", "recipientKey", "sendAt", payload,
      "creationTime")
    select 'rostrum', lpad(number::text, 32, '0'), number::text, 'reminder.adHoc', 'EMAIL', 'learner', ${key}, ${now},
      '{"text": "Please come"}', ${now}
    from generate_series(1, ${count}) number`.execute(db);
}
