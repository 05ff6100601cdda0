import { matches, termsOf, type Criteria, type Operation, type Scalar, type Term } from './criteria.ts';

interface Rule {
  kind: 'rule';
  holds: boolean;
  field: string;
  operation: Operation;
  value: Scalar | Scalar[];
  /** What the record has there; null where it has nothing. */
  actual: unknown;
}

/** Criteria as they turn out for one record: each group and each rule with whether it holds. */
export type Explanation = Rule | { kind: 'all' | 'any' | 'not'; holds: boolean; parts: Explanation[] };

/** Why a record satisfies criteria or not; agrees with `matches`. `zone` (IANA) says which day a date means. */
export function explainCriteria(criteria: Criteria, record: Record<string, unknown>, zone = 'UTC'): Explanation {
  const parts = termsOf(criteria).map((term) => explainTerm(term, record, zone));
  const [only] = parts;
  return only && parts.length === 1 ? only : { kind: 'all', holds: parts.every(({ holds }) => holds), parts };
}

function explainTerm(term: Term, record: Record<string, unknown>, zone: string): Explanation {
  if (term.kind === 'leaf') {
    const { field, operation, value } = term;
    const holds = matches({ [field]: { [operation]: value } }, record, zone);
    return { kind: 'rule', holds, field, operation, value, actual: record[field] ?? null };
  }
  const criteria = term.kind === 'not' ? [term.part] : term.parts;
  const parts = criteria.map((part) => explainCriteria(part, record, zone));
  return { kind: term.kind, holds: verdicts[term.kind](parts), parts };
}

const verdicts = {
  all: (parts: Explanation[]) => parts.every(({ holds }) => holds),
  any: (parts: Explanation[]) => parts.some(({ holds }) => holds),
  not: (parts: Explanation[]) => !parts.every(({ holds }) => holds),
};

/** A rule that decides. `isNegated`: it stands within an odd number of negations, so that holding excludes. */
export interface Decider extends Rule {
  isNegated: boolean;
}

/**
 * The rules that decide: of `all` those that fail, else each; of `any` the first that holds, else each.
 * Changing none of them would change the verdict.
 */
export function decidersOf(explanation: Explanation, isNegated = false): Decider[] {
  if (explanation.kind === 'rule') return [{ ...explanation, isNegated }];
  const { kind, holds, parts } = explanation;
  if (kind === 'not') return parts.flatMap((part) => decidersOf(part, !isNegated));
  const deciding = parts.filter((part) => part.holds === holds);
  return (kind === 'any' && holds ? deciding.slice(0, 1) : deciding).flatMap((part) => decidersOf(part, isNegated));
}
