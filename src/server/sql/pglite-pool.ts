import { Worker } from 'node:worker_threads';
import { Unavailable, type SqlClient, type SqlPool, type SqlResult } from './sql-pool.ts';

export interface PGliteQuestion {
  /** Without a statement the engine closes. */
  sql: string | undefined;
  parameters: readonly unknown[];
}

export interface PGliteAnswer {
  isReady?: true;
  rows?: unknown[];
  rowCount?: number;
  error?: Record<string, string | undefined>;
}

/** Callers that may wait for the one connection; the next one is turned away rather than kept waiting. */
const MAX_WAITING = 200;

/** The embedded engine as a pool of one connection, first come first served. `folder` undefined keeps it in memory. */
export async function openPGlitePool(folder: string | undefined): Promise<SqlPool> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { folder } });
  const ask = questionsTo(worker);
  await ask(undefined);
  const turns = turnstile();
  const client: SqlClient = { query: (sql, parameters) => run(ask, sql, parameters), release: () => turns.leave() };
  return {
    options: {},
    async connect() {
      await turns.enter();
      return client;
    },
    async end() {
      await turns.enter();
      await ask({ sql: undefined, parameters: [] });
      await worker.terminate();
    },
  };
}

type Ask = (question: PGliteQuestion | undefined) => Promise<PGliteAnswer>;

/** One question at a time, answered in order; the first answer is the engine's "ready". */
function questionsTo(worker: Worker): Ask {
  let settle: { resolve: (answer: PGliteAnswer) => void; reject: (error: Error) => void } | undefined;
  let end: Unavailable | undefined;
  worker.on('message', (answer: PGliteAnswer) => settle?.resolve(answer));
  worker.on('error', (error: Error) => settle?.reject(error));
  worker.on('exit', () => {
    end = new Unavailable('The embedded database has stopped');
    settle?.reject(end);
  });
  return (question) =>
    new Promise((resolve, reject) => {
      // A thread that is gone would never answer.
      if (end) return reject(end);
      settle = { resolve, reject };
      if (question) worker.postMessage(question);
    });
}

async function run<Row>(ask: Ask, sql: string, parameters: readonly unknown[]): Promise<SqlResult<Row>> {
  const { rows = [], rowCount = 0, error } = await ask({ sql, parameters });
  if (error) throw Object.assign(new Error(error['message']), error);
  return { command: commandOf(sql), rowCount, rows: rows as Row[] };
}

function commandOf(sql: string): SqlResult<unknown>['command'] {
  const word = /^\s*(insert|update|delete|merge|commit|rollback)/i.exec(sql)?.[1]?.toUpperCase();
  return (word ?? 'SELECT') as SqlResult<unknown>['command'];
}

function turnstile() {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    async enter(): Promise<void> {
      if (!isTaken) isTaken = true;
      else if (waiting.length >= MAX_WAITING) throw new Unavailable('Too many callers wait for the embedded database');
      else await new Promise<void>((resolve) => waiting.push(resolve));
    },
    leave(): void {
      const next = waiting.shift();
      if (next) next();
      else isTaken = false;
    },
  };
}
