import type { FastifyInstance } from 'fastify';
import { nominationActCall } from '#model/calls.ts';
import { entityNamed } from '#model/entities.ts';
import { nominationActs, type NominationAct } from '#model/rules/why-nomination-refused.ts';
import { actOnNominations } from '../../nominations/act-on-nominations.ts';
import { withLockedEvent } from '../../nominations/with-locked-event.ts';
import { invalid } from '../../problems.ts';
import { serveEntity } from '../serve.ts';
import { keyQuery, type KeyQuery } from '../shapes.ts';
import { actShape, reasonIn, resultsShape } from './nomination-shapes.ts';

const event = entityNamed('event');

interface Asked {
  nominationKeys: string[];
  reason?: string;
}

/** POST /event/nominations/{approve|reject|withdraw|remove|confirm}?key: each of the nominations by itself. */
export function nominationActions(app: FastifyInstance): void {
  for (const act of nominationActs) {
    const served = {
      entity: event,
      summary: summaries[act],
      tag: 'event',
      roles: event.access.edit,
      query: keyQuery,
      body: actShape,
      answer: resultsShape,
    };
    serveEntity<KeyQuery, Asked>(app, nominationActCall(act), served, async ({ scope, query, body }) => {
      const asked = { act, nominationKeys: body.nominationKeys, reason: reasonIn(body) };
      if (act === 'reject' && asked.reason === undefined) throw invalid({ reason: ['nomination.reason.required'] });
      const results = await withLockedEvent(scope, query, (within, locked) => actOnNominations(within, locked, asked));
      return { results };
    });
  }
}

const summaries: Record<NominationAct, string> = {
  approve: 'Approves nominations: to a seat, or to the waiting list when there is none any more',
  reject: 'Rejects nominations that wait for approval, with a reason',
  withdraw: 'Withdraws nominations for their learners, as far as the event lets them',
  remove: 'Removes nominations',
  confirm: 'Takes offered seats for their learners',
};
