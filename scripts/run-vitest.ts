import type { SpawnOptions } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { show } from './run.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** What we read of vitest's JSON report. */
interface Report {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** Runs vitest on the terminal and counts. A run that went wrong in another way than by a test counts as one failure. */
export async function runVitest(words: string[], options: SpawnOptions): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'rostrum-test-'));
  try {
    const file = join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { code } = await show('vitest', ['run', ...reporters, ...words], options);
    const report: Report | null = JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
    const counts = countsOf(report);
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function countsOf(report: Report | null): Counts {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  return {
    passed: report.numPassedTests,
    failed: report.testResults.flatMap(failuresIn).length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A file that could not be loaded, or whose hooks failed, counts as one failure. */
function failuresIn({ status, assertionResults }: Report['testResults'][number]): unknown[] {
  const failures = assertionResults.filter((test) => test.status === 'failed');
  return failures.length === 0 && status === 'failed' ? [status] : failures;
}
