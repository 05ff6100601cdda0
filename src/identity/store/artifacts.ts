import { createHash } from 'node:crypto';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Query } from '../identity-options.ts';

/** Seconds for which the expired is still found, for clocks that differ. */
const tolerance = 15;

/** Makes oidc-provider's storage for one realm: sessions, codes and tokens as rows, their handles kept as hashes only. */
export function artifactsOf(realm: string, query: Query): (model: string) => Adapter {
  return (model) => new Artifacts(realm, model, query);
}

/** Deletes what has expired, in every realm. */
export async function sweepArtifacts(query: Query): Promise<void> {
  await query('delete from identity.artifact where expires_at < $1', [now() - tolerance]);
}

class Artifacts implements Adapter {
  readonly #realm: string;
  readonly #model: string;
  readonly #query: Query;

  constructor(realm: string, model: string, query: Query) {
    this.#realm = realm;
    this.#model = model;
    this.#query = query;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn = 3600): Promise<void> {
    const { jti, ...rest } = payload;
    // A session is also found by its uid and must then know its handle.
    const kept = this.#model === 'Session' ? { jti, ...rest } : rest;
    await this.#query(
      `insert into identity.artifact (realm, model, handle, payload, grant_id, uid, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (realm, model, handle) do update set payload = excluded.payload,
         grant_id = excluded.grant_id, uid = excluded.uid, expires_at = excluded.expires_at`,
      [...this.#key(id), JSON.stringify(kept), payload.grantId ?? null, payload.uid ?? null, now() + expiresIn],
    );
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = await this.#findWhere('handle = $3', hashOf(id));
    return found && { ...found, jti: id };
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#findWhere('uid = $3', uid);
  }

  /** User codes belong to the device flow, which is not offered. */
  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  /** One statement decides: of two concurrent users of a code or refresh token, one wins. */
  async consume(id: string): Promise<void> {
    const { rows } = await this.#query(
      `update identity.artifact set consumed_at = $4
       where realm = $1 and model = $2 and handle = $3 and consumed_at is null returning handle`,
      [...this.#key(id), now()],
    );
    if (rows.length === 0) throw new errors.InvalidGrant('already used');
  }

  async destroy(id: string): Promise<void> {
    await this.#query('delete from identity.artifact where realm = $1 and model = $2 and handle = $3', this.#key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#query('delete from identity.artifact where realm = $1 and model = $2 and grant_id = $3', [
      this.#realm,
      this.#model,
      grantId,
    ]);
  }

  async #findWhere(condition: string, value: string): Promise<AdapterPayload | undefined> {
    const { rows } = await this.#query(
      `select payload, consumed_at from identity.artifact
       where realm = $1 and model = $2 and ${condition} and expires_at > $4 limit 1`,
      [this.#realm, this.#model, value, now() - tolerance],
    );
    return rows[0] && payloadOf(rows[0]);
  }

  #key(id: string): string[] {
    return [this.#realm, this.#model, hashOf(id)];
  }
}

function payloadOf(row: Record<string, unknown>): AdapterPayload {
  const payload: AdapterPayload = JSON.parse(String(row['payload']));
  return row['consumed_at'] === null ? payload : { ...payload, consumed: Number(row['consumed_at']) };
}

function hashOf(handle: string): string {
  return createHash('sha256').update(handle).digest('base64url');
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}
