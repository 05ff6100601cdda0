import type { FastifyInstance } from 'fastify';
import { calls } from '#model/calls.ts';
import type { Values } from '#model/values.ts';
import { audienceSizeOf } from '../stores/audience.ts';
import { onlyOf, recordBody } from './record-body.ts';
import { SECURITY_CRITERIA, securityCriteriaIn } from './security-criteria.ts';
import { serve } from './serve.ts';

/** POST /learning-environment/validate-user-filter-criteria */
export function validateUserFilterCriteria(app: FastifyInstance): void {
  const served = {
    summary: 'How many active learners a security filter selects',
    tag: 'learning-environment',
    roles: ['superAdmin', 'trainer'] as const,
    body: { type: 'object', properties: { securityCriteria: { $ref: `${SECURITY_CRITERIA}#` } } },
    answer: { type: 'object', properties: { userCount: { type: 'integer' } } },
    isCheckedByHandler: true,
  };
  serve<unknown, Values>(app, calls.validateUserFilterCriteria, served, async ({ scope, body }) => {
    const { securityCriteria } = onlyOf(recordBody(body), ['securityCriteria']);
    return { userCount: await audienceSizeOf(scope, securityCriteriaIn(securityCriteria)) };
  });
}
