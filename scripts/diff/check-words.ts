interface Rule {
  words: (operand: string) => string;
  /** Whether everything that the old operand let through, the new one lets through too. */
  isWider: (was: string, is: string) => boolean;
}

const grows = (was: string, is: string): boolean => Number(is) >= Number(was);
const shrinks = (was: string, is: string): boolean => Number(is) <= Number(was);

/** The checks of `sql/checks.ts`, by the keyword that names their constraint. */
const rules: Record<string, Rule> = {
  minLength: { words: (limit) => `at least ${limit} characters`, isWider: shrinks },
  maxLength: { words: (limit) => `at most ${limit} characters`, isWider: grows },
  minimum: { words: (limit) => `at least ${limit}`, isWider: shrinks },
  maximum: { words: (limit) => `at most ${limit}`, isWider: grows },
  exclusiveMinimum: { words: (limit) => `more than ${limit}`, isWider: shrinks },
  exclusiveMaximum: { words: (limit) => `less than ${limit}`, isWider: grows },
  minItems: { words: (limit) => `at least ${limit} items`, isWider: shrinks },
  maxItems: { words: (limit) => `at most ${limit} items`, isWider: grows },
  multipleOf: {
    words: (step) => `in steps of ${step}`,
    isWider: (was, is) => Number.isInteger(Number(was) / Number(is)),
  },
  enum: {
    words: (values) => `one of ${values}`,
    isWider: (was, is) => was.split(', ').every((value) => is.split(', ').includes(value)),
  },
  after: { words: (other) => `after ${other}`, isWider: () => false },
  before: { words: (other) => `before ${other}`, isWider: () => false },
  atMost: { words: (other) => `not after ${other}`, isWider: () => false },
};

/** What a check asks for, in words: `at most 50 characters`. */
export function wordsOfCheck(keyword: string, definition: string): string {
  return rules[keyword]?.words(operandOf(definition)) ?? definition;
}

/** Whether no row that satisfied the old check can break the new one. */
export function isWiderCheck(keyword: string, was: string, is: string): boolean {
  return rules[keyword]?.isWider(operandOf(was), operandOf(is)) ?? false;
}

/** What a check compares with: its texts, else its last column or number. */
function operandOf(definition: string): string {
  const texts = [...definition.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = '']) => text.replaceAll("''", "'"));
  if (texts.length > 0) return texts.join(', ');
  const operand = definition.replace(/ = 0\)$/, '').match(/"?([\w.-]+)"?\)*$/);
  return operand?.[1] ?? definition;
}
