import type { Criteria } from '#model/criteria.ts';
import { entityNamed } from '#model/entities.ts';
import type { Scope } from '../context.ts';
import { conditionOf, countOf } from '../records/list.ts';
import { zoneOf } from './user-settings.ts';

const learner = entityNamed('learner');

/** How many active learners satisfy a security filter. */
export async function audienceSizeOf(scope: Scope, securityCriteria: Criteria): Promise<number> {
  const filter = { all: [{ status: true }, securityCriteria] };
  const { total } = await countOf(scope, learner, conditionOf(scope, learner, { filter, zone: await zoneOf(scope) }));
  return total;
}
