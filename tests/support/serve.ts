import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createTotals } from '#server/records/totals.ts';
import { openDatabase } from '#server/sql/database.ts';
import { migrate } from '#server/sql/migrate.ts';

/** The server as `src/server/serve.ts` starts it, but on whatever port is free: what the fault tests run and kill. */
try {
  const config = readConfig({ WEB_DIR: 'none', LOG_LEVEL: 'silent', ...process.env });
  const onError = (): void => {};
  const database = await openDatabase({ url: config.databaseUrl, folder: config.dataFolder, onError });
  const migrated = await migrate(database.owner);
  const app = await buildApp({ config, database, totals: createTotals(), clock: () => new Date() });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  console.log(`migrated ${migrated.length}`);
  console.log(`serving on ${port}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
