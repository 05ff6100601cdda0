/** `npm run check`: everything that is known without running the product. Words after it choose: `npm run check lint types`. */
import { capture } from './run.ts';
import { secondsSince } from './seconds-since.ts';

interface Check {
  name: string;
  says: string;
  command: [string, ...string[]];
}

const checks: Check[] = [
  { name: 'format', says: 'formatted', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', says: 'no findings of the linter', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types', says: 'types agree', command: ['tsc', '-b'] },
  { name: 'boundaries', says: 'imports keep to their rooms', command: ['depcruise', 'src', 'scripts', 'tests'] },
  { name: 'unused', says: 'nothing unused', command: ['knip', '--no-progress'] },
  { name: 'generated', says: 'generated files are current', command: ['node', 'scripts/generate.ts', '--check'] },
  { name: 'languages', says: 'every text in every language', command: ['node', 'scripts/check-languages.ts'] },
  { name: 'sizes', says: 'small enough', command: ['node', 'scripts/check-sizes.ts'] },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((word) => !checks.some((check) => check.name === word));
if (unknown.length > 0) {
  console.error(`No check is called ${unknown.join(', ')}; there are ${checks.map((check) => check.name).join(', ')}.`);
  process.exit(2);
}

for (const check of checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  if (!(await passes(check))) process.exitCode = 1;
}

/** One line when all is well, else all that the tool said. */
async function passes({ name, says, command: [tool, ...args] }: Check): Promise<boolean> {
  const started = performance.now();
  const { code, output } = await capture(tool, args);
  const passed = code === 0;
  console.log(
    `${passed ? '✓' : '✗'} ${name.padEnd(11)}${(passed ? says : 'failed').padEnd(30)}${secondsSince(started)}`,
  );
  if (!passed) console.log(`\n${output.trim()}\n`);
  return passed;
}
