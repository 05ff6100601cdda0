import { readConfig } from './config.ts';
import { openDatabase } from './sql/database.ts';
import { migrate } from './sql/migrate.ts';
import { endOnSignal } from './end-on-signal.ts';
import { explained } from './explained.ts';
import { startServer } from './start-server.ts';

/**
 * The server alone, for production: PostgreSQL by DATABASE_URL, Keycloak by AUTH_SERVER_URL.
 * `npm start` serves the same with everything embedded. Ends the process with a sentence when it can not start.
 */
export async function serve(): Promise<void> {
  try {
    const config = readConfig(process.env);
    const database = await openDatabase({ url: config.databaseUrl, folder: config.dataFolder, onError: logError });
    await migrate(database.owner);
    const app = await startServer(config, database);
    endOnSignal([() => app.close(), () => database.close()]);
  } catch (error) {
    process.stderr.write(`${explained(error)}\n`);
    process.exit(1);
  }
}

function logError(error: Error): void {
  process.stderr.write(`database: ${error.message}\n`);
}
