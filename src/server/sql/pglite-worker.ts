import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { PGliteAnswer, PGliteQuestion } from './pglite-pool.ts';
import { typeParsers } from './type-parsers.ts';

/** The embedded PostgreSQL, in a thread of its own: a statement blocks its thread while it runs. */
const { folder } = workerData as { folder: string | undefined };
const db = await PGlite.create({
  ...(folder === undefined ? {} : { dataDir: folder }),
  extensions: { btree_gist, pg_trgm },
  parsers: typeParsers,
});

parentPort?.on('message', (question: PGliteQuestion) => {
  void answer(question).then((reply) => parentPort?.postMessage(reply));
});
parentPort?.postMessage({ isReady: true } satisfies PGliteAnswer);

async function answer({ sql, parameters }: PGliteQuestion): Promise<PGliteAnswer> {
  try {
    if (sql === undefined) {
      await db.close();
      return { rows: [], rowCount: 0 };
    }
    const { rows, affectedRows } = await db.query(sql, [...parameters]);
    return { rows, rowCount: affectedRows ?? rows.length };
  } catch (error) {
    const { message, code, constraint, detail, table } = error as Record<string, string | undefined>;
    return { error: { message, code, constraint, detail, table } };
  }
}
