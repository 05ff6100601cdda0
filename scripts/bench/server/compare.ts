import { deepStrictEqual } from 'node:assert';
import type { Figure } from '../figure.ts';
import { median } from '../median.ts';
import type { RequestOf } from './callers.ts';
import type { Case } from './cases.ts';
import type { Contender } from './contender.ts';
import { openExchange, throughputOf } from './load.ts';

export interface Contest {
  ours: Contender;
  limit: Contender;
  requestOf: RequestOf;
}

const ROUNDS = 5;
const CONNECTIONS = 16;
const WARM_UP_SECONDS = 1;

/** Both in turn, round by round, so that what else the machine does hits both; the median of the rounds' ratios. */
export async function compare(contest: Contest, { what, atLeast, body, seconds, ...paths }: Case): Promise<Figure> {
  let nth = 0;
  const measure = (who: 'ours' | 'limit', duration = seconds): Promise<number> => {
    const path = pathOf(paths, who);
    const request = (): Buffer => contest.requestOf(path, body(++nth), nth);
    return throughputOf({ port: contest[who].port, connections: CONNECTIONS, seconds: duration, request });
  };
  if (body(1) === body(2)) await assertSameItems(contest, paths, body(1));
  await measure('ours', WARM_UP_SECONDS);
  await measure('limit', WARM_UP_SECONDS);
  const rounds: { ours: number; limit: number }[] = [];
  while (rounds.length < ROUNDS) rounds.push({ ours: await measure('ours'), limit: await measure('limit') });
  const [ours, limit] = [median(rounds.map((round) => round.ours)), median(rounds.map((round) => round.limit))];
  const value = median(rounds.map((round) => round.ours / round.limit));
  return { what, value, unit: '×', atLeast, of: `${ours.toFixed(1)} against ${limit.toFixed(1)} a second` };
}

type Paths = Pick<Case, 'path' | 'limitPath'>;

function pathOf({ path, limitPath = path }: Paths, who: 'ours' | 'limit'): string {
  return who === 'ours' ? path : limitPath;
}

/** A comparison of two servers that answer differently would say nothing. */
async function assertSameItems(contest: Contest, paths: Paths, body: object): Promise<void> {
  const itemsOf = async (who: 'ours' | 'limit'): Promise<unknown> => {
    const exchange = await openExchange(contest[who].port);
    const answer = JSON.parse(await exchange.send(contest.requestOf(pathOf(paths, who), body, 0))) as object;
    exchange.close();
    return 'items' in answer ? answer.items : answer;
  };
  deepStrictEqual(await itemsOf('ours'), await itemsOf('limit'));
}
