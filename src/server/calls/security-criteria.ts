import { whyCriteriaInvalid } from '#model/criteria-check.ts';
import { criteriaSchemaOf } from '#model/criteria-schema.ts';
import type { Criteria } from '#model/criteria.ts';
import { securityAttributes } from '#model/entities.ts';
import { MAX_CRITERIA_DEPTH, MAX_CRITERIA_LEAVES } from '#model/limits.ts';
import type { JsonSchema } from '#model/variants.ts';
import { invalid } from '../problems.ts';

/** Of the components of the API's documentation: criteria refer to themselves. */
export const SECURITY_CRITERIA = 'security-criteria';

export const securityCriteriaShape: JsonSchema = {
  $id: SECURITY_CRITERIA,
  description: `Conditions on learners, at most ${MAX_CRITERIA_DEPTH} deep and ${MAX_CRITERIA_LEAVES} in all`,
  ...criteriaSchemaOf(securityAttributes, `${SECURITY_CRITERIA}#`),
};

/** The security criteria of a body. Throws 400 with the words of the specification (section 5). */
export function securityCriteriaIn(value: unknown): Criteria {
  const problem = whyCriteriaInvalid(value ?? {}, securityAttributes);
  if (!problem) return value as Criteria;
  const isMissing = problem === 'empty' && Object.keys(value ?? {}).length === 0;
  throw invalid({ securityCriteria: [`learningEnvironment.securityCriteria.${isMissing ? 'required' : 'criteria'}`] });
}
