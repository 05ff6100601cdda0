import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { createTotals } from './records/totals.ts';
import type { Database } from './sql/database.ts';

/** Serves the application on the configured port. Throws a sentence when the port is taken. */
export async function startServer(
  config: Config,
  database: Database,
  clock = () => new Date(),
): Promise<FastifyInstance> {
  const app = await buildApp({ config, database, totals: createTotals(), clock });
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw isTaken ? new Error(`Port ${config.port} is in use by another program; choose one with PORT.`) : error;
  }
  return app;
}
