import { comparisonOf, type Criteria, type Operation } from '#model/criteria.ts';
import type { Operand } from './field-props.ts';

/** One condition as it is edited; without a value it is incomplete. */
export interface Rule {
  field: string;
  operation: Operation;
  value: Operand | undefined;
}

/** The plain conditions of criteria, and what is no plain condition: groups and negations. */
export function splitCriteria(criteria: Criteria): { rules: Rule[]; rest: Criteria } {
  const groups = Object.entries(criteria).filter(([name]) => isGroup(name));
  const plain = Object.entries(criteria).filter(([name]) => !isGroup(name));
  const rules = plain.flatMap(([field, value]) =>
    Object.entries(comparisonOf(value)).map(([operation, operand]) => ({
      field,
      operation: operation as Operation,
      value: operand,
    })),
  );
  return { rules, rest: Object.fromEntries(groups) };
}

/**
 * Criteria of complete rules. Two rules with the same field and operation can't share one comparison,
 * so the later ones stand beside it in `all`.
 */
export function joinCriteria(rules: readonly Rule[], rest: Criteria): Criteria {
  const comparisons: Record<string, Record<string, Operand>> = {};
  const beside: Criteria[] = [];
  for (const { field, operation, value } of rules) {
    if (value === undefined) continue;
    const comparison = (comparisons[field] ??= {});
    if (operation in comparison) beside.push({ [field]: { [operation]: value } });
    else comparison[operation] = value;
  }
  const all = [...((rest['all'] as Criteria[] | undefined) ?? []), ...beside];
  return { ...comparisons, ...rest, ...(all.length > 0 && { all }) };
}

function isGroup(name: string): boolean {
  return name === 'all' || name === 'any' || name === 'not';
}
