import { sql } from 'kysely';
import { DEFAULT_DATE_FORMAT, DEFAULT_DATE_TIME_FORMAT, DEFAULT_TIME_ZONE_LABEL } from '#model/limits.ts';
import { zoneOfLabel } from '#model/time/zones.ts';
import type { Scope } from '../context.ts';

export interface UserSettings {
  /** A Windows display label, or whatever else was given. */
  timeZone: string;
  /** .NET patterns. */
  dateFormat: string;
  dateTimeFormat: string;
}

const defaults: UserSettings = {
  timeZone: DEFAULT_TIME_ZONE_LABEL,
  dateFormat: DEFAULT_DATE_FORMAT,
  dateTimeFormat: DEFAULT_DATE_TIME_FORMAT,
};

/** How the caller wants to see dates; the specification's defaults (section 3) until they say otherwise. */
export async function settingsOf({ db, tenant, caller }: Scope): Promise<UserSettings> {
  const { rows } = await sql<UserSettings>`
    select "timeZone", "dateFormat", "dateTimeFormat" from "user-setting"
    where tenant = ${tenant.id} and "userId" = ${caller.id}`.execute(db);
  return rows[0] ?? defaults;
}

/** Keeps how the caller wants to see dates. */
export async function keepSettings({ db, tenant, caller }: Scope, settings: UserSettings): Promise<void> {
  const { timeZone, dateFormat, dateTimeFormat } = settings;
  await sql`
    insert into "user-setting" (tenant, "userId", "timeZone", "dateFormat", "dateTimeFormat")
    values (${tenant.id}, ${caller.id}, ${timeZone}, ${dateFormat}, ${dateTimeFormat})
    on conflict (tenant, "userId") do update set "timeZone" = excluded."timeZone",
      "dateFormat" = excluded."dateFormat", "dateTimeFormat" = excluded."dateTimeFormat"`.execute(db);
}

/** The caller's IANA zone. */
export async function zoneOf(scope: Scope): Promise<string> {
  const { timeZone } = await settingsOf(scope);
  return zoneOfLabel(timeZone).iana;
}
