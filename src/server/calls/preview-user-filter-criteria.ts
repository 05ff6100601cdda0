import type { FastifyInstance } from 'fastify';
import { calls } from '#model/calls.ts';
import type { Values } from '#model/values.ts';
import type { JsonSchema } from '#model/variants.ts';
import { invalid } from '../problems.ts';
import { previewOf } from '../stores/audience-preview.ts';
import { onlyOf, recordBody } from './record-body.ts';
import { SECURITY_CRITERIA, securityCriteriaIn } from './security-criteria.ts';
import { serve } from './serve.ts';

/** POST /learning-environment/preview-user-filter-criteria */
export function previewUserFilterCriteria(app: FastifyInstance): void {
  const served = {
    summary: 'Who a security filter selects, how they split, who moves, and why one learner is in or out',
    tag: 'learning-environment',
    roles: ['superAdmin', 'trainer'] as const,
    body: {
      type: 'object',
      required: ['securityCriteria'],
      properties: {
        securityCriteria: { $ref: `${SECURITY_CRITERIA}#` },
        learnerKey: { type: 'string', description: 'The learner of whom to say why they are in or out' },
        since: { type: 'string', description: 'The learning environment with whose stored criteria to compare' },
      },
    },
    answer,
    isCheckedByHandler: true,
  };
  serve<unknown, Values>(app, calls.previewUserFilterCriteria, served, ({ scope, body }) => {
    const asked = onlyOf(recordBody(body), ['securityCriteria', 'learnerKey', 'since']);
    return previewOf(scope, {
      criteria: securityCriteriaIn(asked['securityCriteria']),
      learnerKey: textIn(asked, 'learnerKey'),
      since: textIn(asked, 'since'),
    });
  });
}

function textIn(body: Values, name: string): string | undefined {
  const value = body[name];
  if (value === undefined || typeof value === 'string') return value;
  throw invalid({ [name]: ['validation.type'] });
}

const text = { type: 'string' };
const count = { type: 'integer' };
const move = object({ count, names: { type: 'array', items: text } });
const answer = object({
  userCount: count,
  learners: { type: 'array', maxItems: 20, items: object({ key: text, name: text, employeeCode: text }) },
  splits: {
    type: 'array',
    items: object({
      attribute: text,
      values: { type: 'array', items: object({ value: { type: ['string', 'null'] }, label: text, count }) },
    }),
  },
  learner: object({
    key: text,
    name: text,
    isIn: { type: 'boolean' },
    why: object({ kind: { enum: ['all', 'any', 'not', 'rule'] }, holds: { type: 'boolean' } }),
  }),
  changes: object({ entered: move, left: move }),
});

function object(properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', properties };
}
