import type { FastifyInstance } from 'fastify';
import { calls } from '#model/calls.ts';
import { entityNamed, securityAttributes } from '#model/entities.ts';
import { MAX_SEARCH_LENGTH } from '#model/limits.ts';
import { hasForbiddenCharacters } from '#model/text.ts';
import { invalid } from '../problems.ts';
import { valuesOf } from '../records/options.ts';
import { serve } from './serve.ts';
import { itemsOf, optionShape } from './shapes.ts';

interface Asking {
  attribute: string;
  text?: string;
}

/** GET /learning-environment/security-filter-values?attribute&text */
export function securityFilterValues(app: FastifyInstance): void {
  const learner = entityNamed('learner');
  const served = {
    summary: 'The values that active learners have in a lookup, at most 50',
    tag: 'learning-environment',
    roles: ['superAdmin', 'trainer'] as const,
    query: {
      type: 'object',
      required: ['attribute'],
      properties: { attribute: { type: 'string' }, text: { type: 'string', maxLength: MAX_SEARCH_LENGTH } },
    },
    answer: itemsOf(optionShape),
  };
  serve<Asking>(app, calls.securityFilterValues, served, async ({ scope, query: { attribute, text = '' } }) => {
    const field = securityAttributes.find(({ name, kind }) => name === attribute && kind === 'lookup');
    if (!field) throw invalid({ attribute: ['common.unknownField'] });
    if (hasForbiddenCharacters(text)) throw invalid({ text: ['validation.characters'] });
    return { items: await valuesOf(scope, learner, field, text) };
  });
}
