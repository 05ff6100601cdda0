import { sql } from 'kysely';
import { entityNamed } from '#model/entities.ts';
import type { Page } from '#model/paged-query.ts';
import type { PlannedRecipient, RecipientsQuestion } from '#model/reminders.ts';
import type { Scope } from '../context.ts';
import { toSearchCondition } from '../sql/criteria.ts';
import { basisDate, isDone, type LaunchReminder } from './launch-reminders.ts';

const learner = entityNamed('learner');

interface From extends Pick<RecipientsQuestion, 'text' | 'limit' | 'offset'> {
  zone: string;
  /** Local dates in the zone. */
  bases: readonly string[];
}

/** A page of those of `countsByBasis` for whom a reminder counts from certain dates, by name. */
export async function learnersFrom({ db, tenant }: Scope, reminder: LaunchReminder, from: From) {
  const { zone, bases, text = '', limit, offset } = from;
  const reminded = sql`from "launch-learner" assigned
    join learner on learner.tenant = assigned.tenant and learner.key = assigned."learnerKey" and learner.status
    where assigned.tenant = ${tenant.id} and assigned."launchKey" = ${reminder.launchKey} and not ${isDone(reminder)}
      and ${basisDate(reminder, zone)} = any(${[...bases]}::date[])
      and ${text.trim() === '' ? sql`true` : toSearchCondition(text, learner)}`;
  const { rows } = await sql<Page<PlannedRecipient>>`
    select (select count(*) ${reminded})::integer as "totalItems", coalesce((select json_agg(item) from (
      select learner.key, learner.name, learner.email,
        case when learner.email is null then '{}'::text[] else '{EMAIL}' end as channels
      ${reminded} order by learner."nameFolded", learner.key limit ${limit} offset ${offset}) item), '[]') as items`.execute(
    db,
  );
  return rows[0] ?? { items: [], totalItems: 0 };
}
