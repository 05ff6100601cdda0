import { sql, type RawBuilder } from 'kysely';

/** Finds who gets the notices of `outbox`: a manager is the one that the learner has now. */
export const recipientJoins = sql`
  left join learner on learner.tenant = outbox.tenant and learner.key = outbox."recipientKey"
    and outbox."recipientEntity" in ('learner', 'manager')
  left join learner manager on manager.tenant = learner.tenant and manager.key = learner."managerKey"
    and outbox."recipientEntity" = 'manager'
  left join instructor on instructor.tenant = outbox.tenant and instructor.key = outbox."recipientKey"
    and outbox."recipientEntity" = 'instructor'
  left join trainer on trainer.tenant = outbox.tenant and trainer.key = outbox."recipientKey"
    and outbox."recipientEntity" = 'trainer'`;

const person = (table: string, name: string, phone: RawBuilder<unknown> = sql`${sql.ref(`${table}.phone`)}`) => sql`
  case when ${sql.ref(`${table}.key`)} is not null then jsonb_build_object('entity', outbox."recipientEntity",
    'key', ${sql.ref(`${table}.key`)}, 'name', ${sql.ref(`${table}.${name}`)}, 'email', ${sql.ref(`${table}.email`)},
    'employeeCode', ${sql.ref(`${table}.employeeCode`)}, 'phone', ${phone}, 'language', ${sql.ref(`${table}.language`)},
    'isActive', ${sql.ref(`${table}.status`)}) end`;

/** Who gets a notice of `outbox` with `recipientJoins`, as JSON; null where nobody does. */
export const recipientOf = sql`case outbox."recipientEntity"
  when 'learner' then ${person('learner', 'name')}
  when 'manager' then ${person('manager', 'name')}
  when 'instructor' then ${person('instructor', 'userName')}
  when 'trainer' then ${person('trainer', 'userName', sql`null`)} end`;
