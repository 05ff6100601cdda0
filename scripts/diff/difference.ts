import type { Effect } from '#model/effect.ts';

/** The order in which steps run, whatever they belong to. */
const phases = ['rename', 'loosen', 'cut', 'create', 'change', 'remove', 'tighten', 'refer'] as const;

export interface Step {
  phase: (typeof phases)[number];
  /** TypeScript: a statement in backticks, or a call of one of `sql/migration-steps.ts`. */
  code: string;
  /** Tables whose rows of every tenant it reads or writes. */
  rowsOf: readonly string[];
}

/** One difference between the tables as they are and what the schemas say, in words and in steps. */
export interface Difference {
  table: string;
  says: string;
  effect: Effect;
  steps: readonly Step[];
}

export function statement(phase: Step['phase'], sql: string, rowsOf: readonly string[] = []): Step {
  return { phase, code: quoted(sql), rowsOf };
}

/** A call of a function of `sql/migration-steps.ts` for rows of the table. */
export function call(phase: Step['phase'], name: string, table: string, ...others: string[]): Step {
  return { phase, code: `${name}(${[table, ...others].map(quoted).join(', ')})`, rowsOf: [table] };
}

function quoted(text: string): string {
  return `\`${text.replaceAll(/[\\`$]/g, String.raw`\$&`)}\``;
}

/** The source of the steps in the order in which they run, the words of each difference above its first one. */
export function sourceOf(differences: readonly Difference[]): string[] {
  const all = differences.flatMap((difference) => difference.steps.map((step) => ({ step, difference })));
  const inOrder = phases.flatMap((phase) => all.filter(({ step }) => step.phase === phase));
  const told = new Set<Difference>();
  const lines = inOrder.map(({ step, difference }) => {
    const comment = told.has(difference) ? '' : `// ${difference.says}\n`;
    told.add(difference);
    return `${comment}${step.code}`;
  });
  return seeingEveryTenant(lines, new Set(inOrder.flatMap(({ step }) => step.rowsOf)));
}

/** Row-level security also hides rows from the owner of the tables, unless that one is a superuser. */
function seeingEveryTenant(lines: string[], tables: ReadonlySet<string>): string[] {
  if (tables.size === 0) return lines;
  const forced = (verb: string) =>
    [...tables].map((table) => quoted(`alter table "${table}" ${verb} row level security`));
  const [first = '', ...others] = forced('no force');
  return [`// Rows of every tenant are looked at\n${first}`, ...others, ...lines, ...forced('force')];
}
