import { Client } from 'pg';
import type { Figure } from '../figure.ts';
import { quantile } from '../median.ts';
import type { Contest } from './compare.ts';
import { openExchange } from './load.ts';
import { TENANT } from './seed-learners.ts';

const ROUNDS = 60;

const securityCriteria = {
  department: { anyOf: ['Sales', 'Service'] },
  location: { equals: 'Mumbai' },
  grade: { between: [3, 12] },
};

const STATEMENT = `select count(*)::integer as "userCount" from learner
  where tenant = '${TENANT}' and status and department in ('Sales', 'Service') and location = 'Mumbai'
    and grade between 3 and 12`;

/** Counting whom a security filter selects, through the API and as raw SQL on one connection, in turn. */
export async function compareAudience({ ours, requestOf }: Contest, databaseUrl: string): Promise<Figure> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const exchange = await openExchange(ours.port);
  const request = requestOf('/api/learning-environment/validate-user-filter-criteria', { securityCriteria }, 0);
  const times: { ours: number; raw: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [mine, answer] = await timed(() => exchange.send(request));
    const [raw, { rows }] = await timed(() => client.query(STATEMENT));
    if (answer !== JSON.stringify(rows[0])) throw new Error(`Counted ${answer} and ${JSON.stringify(rows[0])}`);
    times.push({ ours: mine, raw });
  }
  exchange.close();
  await client.end();
  const [mine, raw] = [p95(times.map((time) => time.ours)), p95(times.map((time) => time.raw))];
  const of = `${mine.toFixed(1)} against ${raw.toFixed(1)} ms`;
  return { what: 'counting a security filter, p95 of raw SQL', value: mine / raw, unit: '×', atMost: 1.5, of };
}

function p95(times: number[]): number {
  return quantile(times, 0.95);
}

async function timed<Answer>(work: () => Promise<Answer>): Promise<[number, Answer]> {
  const started = performance.now();
  const answer = await work();
  return [performance.now() - started, answer];
}
