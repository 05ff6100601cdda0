import { readConfig } from '#server/config.ts';
import { invariants } from './audit-invariants/invariants.ts';
import { violationsIn } from './audit-invariants/violations-in.ts';
import { openStored } from './open-stored.ts';
import { argumentsOf, runCommand } from './refusal.ts';

/**
 * `npm run audit:invariants -- --database WHERE`: whether seats, waiting lists, notices and history of a database are
 * what they must always be. WHERE is a connection string of PostgreSQL or the embedded engine's folder; without it the
 * database of the settings. Names each violation, and ends with 1 when there is one.
 */
await runCommand(async () => {
  const { values } = argumentsOf({ database: { type: 'string' } });
  const config = readConfig(process.env);
  const where = values.database ?? config.databaseUrl ?? config.dataFolder;
  const database = await openStored(where);
  try {
    const violations = await violationsIn(database, config.tenants);
    for (const { invariant, tenant, key, says } of violations) console.log(`${invariant}: ${tenant}/${key} ${says}`);
    const names = [...new Set(invariants.map(({ name }) => name))];
    console.log(violations.length === 0 ? `All is well: ${names.join(', ')}.` : `${violations.length} violations.`);
    if (violations.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
});
