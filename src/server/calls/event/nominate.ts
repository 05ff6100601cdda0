import type { FastifyInstance } from 'fastify';
import { nominationCalls, type Call } from '#model/calls.ts';
import { entityNamed } from '#model/entities.ts';
import { MAX_NOMINATED, MAX_SEARCH_LENGTH } from '#model/limits.ts';
import type { SearchCriteria } from '#model/paged-query.ts';
import type { JsonSchema } from '#model/variants.ts';
import type { Scope } from '../../context.ts';
import { askToNominate } from '../../nominations/ask-to-nominate.ts';
import { nominate as nominateLearners, type NominationResult } from '../../nominations/nominate.ts';
import { withLockedEvent } from '../../nominations/with-locked-event.ts';
import { invalid } from '../../problems.ts';
import { keysOf } from '../../records/list.ts';
import { candidatesWithin } from '../../stores/candidates.ts';
import type { LockedEvent } from '../../stores/nominations.ts';
import { searchOf } from '../selection.ts';
import { serveEntity } from '../serve.ts';
import { keysShape, type KeyQuery } from '../shapes.ts';
import { uploadQueryShape, type UploadQuery } from '../upload.ts';
import { resultsShape } from './nomination-shapes.ts';

const event = entityNamed('event');
const learner = entityNamed('learner');

interface Chosen {
  learnerKeys?: string[];
  searchCriteria?: SearchCriteria;
}

/**
 * POST /event/nominate and /event/ask-to-nominate?key&dryRun: learners who are named, or all that match and could be
 * nominated, are nominated, or told that they can nominate themselves.
 */
export function nominate(app: FastifyInstance): void {
  serveWork(app, nominationCalls.nominate, {
    summary: 'Nominates learners for an event, each as far as nothing stands against it',
    work: (scope, locked, learnerKeys) => nominateLearners(scope, locked, { learnerKeys, source: 'STAFF' }),
  });
  serveWork(app, nominationCalls.askToNominate, {
    summary: 'Tells learners, each once, that they can nominate themselves for an event, with the link to do so',
    work: askToNominate,
  });
}

interface Work {
  summary: string;
  work: (scope: Scope, locked: LockedEvent, learnerKeys: readonly string[]) => Promise<NominationResult[]>;
}

function serveWork(app: FastifyInstance, call: Call, { summary, work }: Work): void {
  const served = {
    entity: event,
    summary,
    tag: 'event',
    roles: event.access.edit,
    query: { ...uploadQueryShape, required: ['key'] },
    body: chosenShape,
    answer: resultsShape,
  };
  serveEntity<KeyQuery & UploadQuery, Chosen>(app, call, served, ({ scope, query, body }) =>
    withLockedEvent(scope, { key: query.key, isDryRun: query.dryRun === 'true' }, async (within, locked) => {
      const learnerKeys = body.learnerKeys ?? (await keysThatMatch(within, locked, body.searchCriteria));
      return { results: await work(within, locked, learnerKeys) };
    }),
  );
}

/** Who matches and could be nominated, the longest known first. Throws 400 when nothing is asked for, or too much. */
async function keysThatMatch(scope: Scope, locked: LockedEvent, searchCriteria: SearchCriteria | undefined) {
  if (!searchCriteria) throw invalid({ learnerKeys: ['validation.required'] });
  const search = await searchOf(scope, learner, searchCriteria);
  const sort = { active: 'creationTime', direction: 'asc' } as const;
  const selection = { ...search, sort, within: await candidatesWithin(scope, locked) };
  const keys = await keysOf(scope, learner, selection, MAX_NOMINATED + 1);
  if (keys.length > MAX_NOMINATED) throw invalid({ searchCriteria: ['nomination.tooMany'] });
  return keys;
}

const chosenShape: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    learnerKeys: { ...keysShape, maxItems: MAX_NOMINATED },
    searchCriteria: {
      type: 'object',
      additionalProperties: false,
      properties: {
        text: { type: 'string', maxLength: MAX_SEARCH_LENGTH },
        filter: { type: 'object', additionalProperties: true },
      },
    },
  },
};
