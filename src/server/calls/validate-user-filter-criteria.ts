import type { FastifyInstance } from 'fastify';
import { calls } from '#model/calls.ts';
import { whyCriteriaInvalid } from '#model/criteria-check.ts';
import type { Criteria } from '#model/criteria.ts';
import { securityAttributes } from '#model/entities.ts';
import type { Values } from '#model/values.ts';
import { invalid } from '../problems.ts';
import { audienceSizeOf } from '../stores/audience.ts';
import { recordBody } from './record-body.ts';
import { serve } from './serve.ts';

/** POST /learning-environment/validate-user-filter-criteria */
export function validateUserFilterCriteria(app: FastifyInstance): void {
  const served = {
    summary: 'How many active learners a security filter selects',
    tag: 'learning-environment',
    roles: ['superAdmin', 'trainer'] as const,
    body: { type: 'object', properties: { securityCriteria: { type: 'object', additionalProperties: true } } },
    answer: { type: 'object', properties: { userCount: { type: 'integer' } } },
    isCheckedByHandler: true,
  };
  serve<unknown, Values>(app, calls.validateUserFilterCriteria, served, async ({ scope, body }) => ({
    userCount: await audienceSizeOf(scope, criteriaIn(recordBody(body))),
  }));
}

function criteriaIn({ securityCriteria, ...rest }: Values): Criteria {
  for (const name of Object.keys(rest)) throw invalid({ [name]: ['common.unknownField'] });
  const problem = whyCriteriaInvalid(securityCriteria ?? {}, securityAttributes);
  if (!problem) return securityCriteria as Criteria;
  const isMissing = problem === 'empty' && Object.keys(securityCriteria ?? {}).length === 0;
  throw invalid({ securityCriteria: [`learningEnvironment.securityCriteria.${isMissing ? 'required' : 'criteria'}`] });
}
