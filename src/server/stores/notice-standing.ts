import { sql } from 'kysely';
import { entityNamed } from '#model/entities.ts';
import { fieldNamed } from '#model/entity.ts';
import type { Learner } from '#model/generated/types.ts';
import type { DailyNotice } from '#model/mail/mail-of-the-day.ts';
import type { EventStatus } from '#model/rules/event-status.ts';
import type { NominationState } from '#model/rules/nomination-states.ts';
import type { LaunchStanding } from '#model/rules/why-notice-cancelled.ts';
import type { Scope } from '../context.ts';
import { valueOf } from '../sql/columns.ts';
import { doesRemind } from './event-reminders.ts';
import { launchStanding } from './launch-reminders.ts';
import type { Notice } from './outbox.ts';
import { recipientJoins, recipientOf } from './recipients.ts';

/** Who gets a notice, as they are now. */
export interface Recipient {
  entity: Notice['recipientEntity'];
  key: string;
  name: string;
  employeeCode: string;
  email: string | null;
  phone: string | null;
  /** In which they read; that of the installation where they have not said. */
  language: Learner['language'] | null;
  isActive: boolean;
}

/** What must still be so for a notice to be sent. */
export interface Standing {
  nominationState: NominationState | null;
  eventStatus: EventStatus | null;
  hasBegunMeanwhile: boolean;
  /** Whether its event still reminds by itself. */
  isReminding: boolean;
  /** Whether an instructor teaches a session that takes place of an event that is launched. */
  isTeaching: boolean;
  launch: LaunchStanding | null;
  /** Whether the learner still has the credit hours of which it tells. */
  isCredited: boolean;
  /** Where its event sends one mail a day. */
  daily: DailyNotice | null;
  recipient: Recipient | null;
}

const event = entityNamed('event');
/** Null of no event. */
const eventStatus = sql`case when event.key is not null
  then ${valueOf(event, fieldNamed(event.fields, 'status', 'event'))} end`;

/** When what a notice tells of has begun: the last session of those that have moved, else the event. */
const useEndsAt = sql`coalesce((outbox.payload ->> 'until')::timestamptz, event."startAt")`;

/** How things stand for notices, by their keys. */
export async function standingOf({ db, tenant, now }: Scope, keys: readonly string[]): Promise<Map<string, Standing>> {
  const { rows } = await sql<Standing & { key: string }>`
    select outbox.key, nomination.state as "nominationState", ${eventStatus} as "eventStatus",
      coalesce(outbox."sendAt" < ${useEndsAt} and ${useEndsAt} <= ${now.toISOString()}, false) as "hasBegunMeanwhile",
      coalesce(${doesRemind}, false) as "isReminding",
      outbox."recipientEntity" = 'instructor' and event."launchedAt" is not null and exists (
        select from "session-instructor" held
        join session on session.tenant = held.tenant and session.key = held."sessionKey"
        where held.tenant = outbox.tenant and held."instructorKey" = outbox."recipientKey"
          and held."eventKey" = event.key and session.status = 'Scheduled') as "isTeaching",
      ${launchStanding} as launch,
      coalesce((outbox.payload ->> 'creditHours')::numeric = nomination."creditHours", false) as "isCredited",
      case when event."oneMailADay" then jsonb_build_object('sendAt', outbox."sendAt", 'timeZone', event."timeZone",
        'reminderTime', event."reminderTime", 'startAt', event."startAt") end as daily,
      ${recipientOf} as recipient
    from outbox
    left join nomination on nomination.tenant = outbox.tenant and nomination.key = outbox."nominationKey"
    left join event on event.tenant = outbox.tenant and event.key = outbox."eventKey"
    ${recipientJoins}
    where outbox.tenant = ${tenant.id} and outbox.key = any(${[...keys]})`.execute(db);
  return new Map(rows.map(({ key, ...standing }) => [key, standing]));
}
