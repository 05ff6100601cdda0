import type { FollowUps } from './context.ts';
import { followEvents, followLearners } from './nominations/follow-changes.ts';

/** What changes of records bring with them, by entity: rules of the domain that the engine knows nothing of. */
export const followUps: FollowUps = { event: followEvents, learner: followLearners };
