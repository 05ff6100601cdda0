import { sql } from 'kysely';
import type { Language } from '#model/languages.ts';
import type { NoticeKind } from '#model/mail/notice-kinds.ts';
import type { MailTemplate, OwnTemplate, TemplateVersion } from '#model/mail/template.ts';
import type { Scope } from '../context.ts';
import { isTaken } from '../records/refusals.ts';
import { columnByKind } from '../sql/columns.ts';
import type { Condition } from '../sql/criteria.ts';

export interface TemplateName {
  kind: NoticeKind;
  language: Language;
}

const about = sql`version, "createdBy", ${columnByKind.dateTime.toJson(sql.ref('creationTime'))} as "creationTime"`;

/** The templates that somebody has written, as they are now. */
export async function ownTemplates({ db, tenant }: Scope): Promise<OwnTemplate[]> {
  const { rows } = await sql<OwnTemplate>`
    select distinct on (kind, language) kind, language, ${about} from "mail-template"
    where tenant = ${tenant.id} order by kind, language, version desc`.execute(db);
  return rows;
}

/** What somebody has written, the newest first. */
export async function templateVersions(scope: Scope, name: TemplateName, most?: number): Promise<TemplateVersion[]> {
  const { rows } = await sql<TemplateVersion>`
    select subject, body, ${about} from "mail-template"
    where ${isNamed(scope, name)} order by version desc limit ${most ?? null}`.execute(scope.db);
  return rows;
}

/** Adds a version after the one that was read; answers whether nobody else has added one meanwhile. */
export async function addTemplateVersion(scope: Scope, name: TemplateName, read: MailTemplate & { version: number }) {
  const { tenant, caller, now, db } = scope;
  const { version, subject, body } = read;
  const insertion = sql`
    insert into "mail-template" (tenant, kind, language, version, subject, body, "createdBy", "creationTime")
    select ${tenant.id}, ${name.kind}, ${name.language}, ${version + 1}, ${subject}, ${body}, ${caller.name},
      ${now.toISOString()}::timestamptz
    where ${version} = (select coalesce(max(version), 0) from "mail-template" where ${isNamed(scope, name)})
    returning version`;
  const { rows } = await insertion.execute(db).catch((error: unknown) => {
    if (isTaken(error)) return { rows: [] };
    throw error;
  });
  return rows.length > 0;
}

function isNamed({ tenant }: Scope, { kind, language }: TemplateName): Condition {
  return sql`tenant = ${tenant.id} and kind = ${kind} and language = ${language}`;
}
