import { sql } from 'kysely';
import type { Certificate } from '#model/certificate.ts';
import type { Scope } from '../context.ts';
import { columnByKind } from '../sql/columns.ts';
import type { Condition } from '../sql/criteria.ts';
import type { LockedEvent } from './nominations.ts';
import { cancelWhere } from './outbox.ts';

/** What of an event's launch, program and training decides about its certificates. */
interface Certified {
  isCertified: boolean;
  trainingName: string;
}

/** What certificates of an event are about; undefined where its launch gives none, or without one its training. */
export async function certifiedTrainingOf({ db, tenant }: Scope, event: LockedEvent): Promise<string | undefined> {
  const { rows } = await sql<Certified>`
    select coalesce(launch.certificate, training.certificate, false) as "isCertified",
      coalesce(training."trainingName", program.name) as "trainingName"
    from event
    left join "program-launch" launch on launch.tenant = event.tenant and launch.key = event."launchKey"
    left join program on program.tenant = launch.tenant and program.key = launch."programKey"
    left join training on training.tenant = event.tenant and training.key = event."trainingKey"
    where event.tenant = ${tenant.id} and event.key = ${event.key}`.execute(db);
  const [row] = rows;
  return row?.isCertified ? row.trainingName : undefined;
}

/** All that were ever issued for an event, those that are revoked too; or those that hold, by name. */
export async function certificatesOf(scope: Scope, eventKey: string, isHolding = false): Promise<Certificate[]> {
  return read(
    scope,
    sql`nomination."eventKey" = ${eventKey} ${isHolding ? sql`and issued."revokedAt" is null` : sql``}`,
  );
}

/** The certificate of a number; undefined where none has it. */
export async function certificateNumbered(scope: Scope, serial: string): Promise<Certificate | undefined> {
  return (await read(scope, sql`issued.serial = ${serial}`))[0];
}

async function read({ db, tenant }: Scope, condition: Condition): Promise<Certificate[]> {
  const { rows } = await sql<Certificate>`
    select issued.serial, issued."nominationKey", issued.facts,
      ${columnByKind.dateTime.toJson(sql.ref('issued.issuedAt'))} as "issuedAt",
      ${columnByKind.dateTime.toJson(sql.ref('issued.revokedAt'))} as "revokedAt"
    from "issued-certificate" issued
    join nomination on nomination.tenant = issued.tenant and nomination.key = issued."nominationKey"
    join learner on learner.tenant = nomination.tenant and learner.key = nomination."learnerKey"
    where issued.tenant = ${tenant.id} and ${condition}
    order by learner."nameFolded", learner."employeeCodeFolded", issued."issuedAt", issued.serial`.execute(db);
  return rows;
}

export async function insertCertificates({ db, tenant }: Scope, certificates: readonly Certificate[]): Promise<void> {
  await sql`
    insert into "issued-certificate" (tenant, serial, "nominationKey", facts, "issuedAt", "revokedAt")
    select ${tenant.id}, given.* from jsonb_to_recordset(${JSON.stringify(certificates)}::jsonb) as given (
      serial text, "nominationKey" text, facts jsonb, "issuedAt" timestamptz, "revokedAt" timestamptz)`.execute(db);
}

/** Makes certificates hold again, or, with an instant, no longer. */
export async function setRevoked(
  { db, tenant }: Scope,
  certificates: readonly Pick<Certificate, 'serial'>[],
  revokedAt: Date | null,
): Promise<void> {
  await sql`update "issued-certificate" set "revokedAt" = ${revokedAt?.toISOString() ?? null}
    where tenant = ${tenant.id} and serial = any(${certificates.map(({ serial }) => serial)})`.execute(db);
}

interface Untold {
  /** Of notices of certificates. */
  kind: string;
  eventKey: string;
  serials: readonly string[];
}

/**
 * Cancels notices of certificates that nobody is sending yet; answers, as `serial/channel`, which of those can not have
 * reached anybody.
 */
export async function takeBackUntold(scope: Scope, { kind, eventKey, serials }: Untold): Promise<Set<string>> {
  const which = sql<boolean>`"eventKey" = ${eventKey} and kind = ${kind} and payload ->> 'serial' = any(${[...serials]})`;
  const unsaid = await cancelWhere(scope, which, 'delivery.cancelled.certificate');
  const untold = unsaid.filter(({ wasTried }) => !wasTried);
  return new Set(untold.map(({ payload, channel }) => `${String(payload['serial'])}/${channel}`));
}
