import { createVitest } from 'vitest/node';
import type { TestFile } from './subjects.ts';

export interface StandingTest {
  passes: () => Promise<boolean>;
  end: () => Promise<void>;
}

/**
 * A test file that is run again and again by one vitest, which takes a fraction of starting it anew. It sees what
 * changes among the files that the test reads, but not what changes among the modules that it imports.
 */
export async function standingTest(folder: string, [project, file]: TestFile): Promise<StandingTest> {
  // A snapshot that is not there is a difference.
  process.env['CI'] = 'true';
  process.chdir(folder);
  const vitest = await createVitest('test', {
    root: folder,
    project,
    watch: false,
    reporters: [{}],
    update: 'none',
    isolate: false,
  });
  const specifications = await vitest.globTestSpecifications([file]);
  return {
    async passes() {
      const { testModules } = await vitest.runTestSpecifications(specifications);
      return testModules.length > 0 && testModules.every((module) => module.ok());
    },
    end: () => vitest.close(),
  };
}
