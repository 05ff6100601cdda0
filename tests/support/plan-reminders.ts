import { sql } from 'kysely';
import type { Db } from '#server/sql/database.ts';

/** Writes so many reminders, due now, to a learner of their own: each a mail by itself, or so many in a mail of the day. */
export async function planReminders(db: Db, count: number, perMail = 1): Promise<void> {
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
      "creationTime", digest)
    select 'rostrum', lpad(number::text, 32, '0'), number::text, 'reminder.adHoc', 'EMAIL', 'learner', ${key}, ${now},
      '{"text": "Please come"}', ${now}, case when ${perMail} > 1 then (number % (${count}::integer / ${perMail}::integer))::text end
    from generate_series(1, ${count}) number`.execute(db);
}
