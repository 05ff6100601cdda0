import { OperationNodeTransformer, type KyselyPlugin, type RawNode } from 'kysely';
import { buildApp } from '#server/app.ts';
import { createTotals } from '#server/records/totals.ts';
import { openDatabase, type Database } from '#server/sql/database.ts';
import type { Api } from './api.ts';
import { clientOf, type Client } from './client.ts';

export interface AnotherServer {
  admin: Client;
  database: Database;
  close: () => Promise<void>;
}

/** A second server on the same PostgreSQL, with connections of its own; for controls, one that locks no row. */
export async function anotherServer(api: Api, { isLocking = true } = {}): Promise<AnotherServer> {
  const opened = await openDatabase({ url: api.databaseUrl });
  const database = isLocking ? opened : withoutLocks(opened);
  const clock = (): Date => new Date('2026-11-20T11:00:00.000Z');
  const app = await buildApp({ config: api.config, database, totals: createTotals(), clock });
  return {
    admin: clientOf(app, api.admin.headers),
    database: opened,
    async close() {
      await app.close();
      await opened.close();
    },
  };
}

/** The same with no row locked by any statement. */
export function withoutLocks(database: Database): Database {
  return { ...database, forTenant: (tenant) => database.forTenant(tenant).withPlugin(takingLocksOut) };
}

/** Takes the locks out of every statement. */
class LockRemover extends OperationNodeTransformer {
  protected override transformRaw(node: RawNode): RawNode {
    const { sqlFragments, ...rest } = super.transformRaw(node);
    return {
      ...rest,
      sqlFragments: sqlFragments.map((part) => part.replace(/for no key update|for update skip locked/, '')),
    };
  }
}

const remover = new LockRemover();

const takingLocksOut: KyselyPlugin = {
  transformQuery: ({ node }) => remover.transformNode(node),
  transformResult: async ({ result }) => result,
};
