import type { Query } from '../identity-options.ts';

const statements = [
  'create schema if not exists identity',
  `create table if not exists identity.artifact (
     realm text not null,
     model text not null,
     handle text not null,
     payload text not null,
     grant_id text,
     uid text,
     consumed_at bigint,
     expires_at bigint not null,
     primary key (realm, model, handle)
   )`,
  'create index if not exists artifact_grant on identity.artifact (realm, grant_id) where grant_id is not null',
  'create index if not exists artifact_uid on identity.artifact (realm, model, uid) where uid is not null',
  'create index if not exists artifact_expiry on identity.artifact (expires_at)',
  'create table if not exists identity.realm_keys (realm text primary key, keys text not null)',
];

/** Creates what is missing of the schema `identity`. */
export async function createTables(query: Query): Promise<void> {
  const { rows } = await query(`select to_regclass('identity.realm_keys') is not null as ready`);
  if (rows[0]?.['ready'] === true) return;
  for (const statement of statements) await query(statement);
}
