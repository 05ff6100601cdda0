import { whyCriteriaInvalid } from '#model/criteria-check.ts';
import type { Field } from '#model/entity.ts';
import { joinCriteria, type Rule } from './rules.ts';

/** The key of what is wrong with a rule: it has no value, its range ends before it begins, or the value is none. */
export function ruleProblemOf(rule: Rule, fields: readonly Field[]): string | undefined {
  if (rule.value === undefined) return 'criteria.problem.missing';
  const problem = whyCriteriaInvalid(joinCriteria([rule], {}), fields);
  if (problem === 'unknownField') return 'criteria.problem.unknown';
  if (!problem) return undefined;
  return isReversed(rule) ? 'criteria.problem.reversed' : 'validation.criteria';
}

function isReversed({ operation, value }: Rule): boolean {
  return operation === 'between' && Array.isArray(value) && Number(value[0]) > Number(value[1]);
}
