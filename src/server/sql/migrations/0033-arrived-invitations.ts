/** Whether what somebody's calendar was told has arrived there: a mail that was tried may not have been sent. */
export const statements = [
  `alter table invitation
     -- What was told last, once it is known to have arrived, or not; null as long as nobody knows.
     add column "hasArrived" boolean,
     -- Whether the session may stand in the calendar although what was told last has not arrived.
     add column "wasHeld" boolean not null default false`,

  // Row-level security would hide every row from an owner that is no superuser.
  `alter table invitation no force row level security`,
  `alter table outbox no force row level security`,
  `update invitation set "wasHeld" = sequence > 0`,
  `update invitation set "hasArrived" = true from outbox
     where outbox.tenant = invitation.tenant and outbox."uniqueKey" = invitation."noticeKey"
       and outbox."sentAt" is not null`,
  `alter table outbox force row level security`,
  `alter table invitation force row level security`,
];
