import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/sql/database.ts';
import { migrate } from '#server/sql/migrate.ts';
import { seedDemo } from './demo/seed-demo.ts';

/** `npm run demo-data -- --learners 1000000 --seed 7`: fills an empty database of any size, the same for each seed. */
const { values: options } = parseArgs({
  options: {
    learners: { type: 'string', default: '640' },
    environments: { type: 'string', default: '24' },
    seed: { type: 'string', default: '1' },
  },
});

const config = readConfig(process.env);
const database = await openDatabase({ url: config.databaseUrl, folder: config.dataFolder });
await migrate(database.owner);
const started = performance.now();
await seedDemo(database, config.tenants, {
  counts: { learner: Number(options.learners), 'learning-environment': Number(options.environments) },
  seed: Number(options.seed),
});
await database.close();
console.log(`${options.learners} learners per tenant in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
