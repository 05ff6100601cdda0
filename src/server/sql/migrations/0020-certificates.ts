/**
 * Certificates that closing an event has issued: what each says is never written again, so that it can be proved as long
 * as its number is known. One that is revoked stays, and of those that hold a nomination has one.
 */
export const statements = [
  `create table "issued-certificate" (
     tenant text collate "C" not null,
     serial text collate "C" not null,
     "nominationKey" text collate "C" not null,
     facts jsonb not null,
     "issuedAt" timestamptz not null,
     "revokedAt" timestamptz,
     primary key (tenant, serial),
     constraint "issued-certificate.nominationKey.reference"
       foreign key (tenant, "nominationKey") references nomination (tenant, key)
   )`,
  `create index "issued-certificate.nominationKey.referenced" on "issued-certificate" (tenant, "nominationKey")`,
  `create unique index "issued-certificate.nominationKey.valid" on "issued-certificate" (tenant, "nominationKey")
     where "revokedAt" is null`,
  `alter table "issued-certificate" enable row level security`,
  `alter table "issued-certificate" force row level security`,
  `create policy tenant on "issued-certificate" using (tenant = current_setting('rostrum.tenant', true))`,
  `grant select, insert, update, delete on "issued-certificate" to rostrum_app`,
];
