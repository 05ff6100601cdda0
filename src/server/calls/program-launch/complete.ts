import { entityNamed } from '#model/entities.ts';
import type { ActionCode } from '../../records/act.ts';
import { conditionOf, countOf } from '../../records/list.ts';

const event = entityNamed('event');

/** A launch is complete when every event of it is closed or cancelled. */
export const code: ActionCode = {
  async whyNot(scope, { key }) {
    const filter = { launchKey: String(key), not: { status: ['Closed', 'Cancelled'] } };
    const { total } = await countOf(scope, event, conditionOf(scope, event, { filter, zone: 'UTC' }));
    return total > 0 ? ['programLaunch.action.complete.openEvents'] : [];
  },
};
