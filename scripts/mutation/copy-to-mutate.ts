import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '#tests/support/project-copy.ts';
import { capture, root } from '../run.ts';
import type { Mutant } from './mutants.ts';
import { standingTest } from './standing-test.ts';
import { rulesTest, type Json, type TestFile } from './subjects.ts';

export interface CopyToMutate {
  /** The test that turns red, or the generator that refuses; undefined when nobody notices. */
  killerOf: (mutant: Mutant) => Promise<string | undefined>;
  remove: () => Promise<void>;
}

/** The project with all its tests in a folder of its own: the work tree is never touched. */
export async function copyToMutate(): Promise<CopyToMutate> {
  const { folder, generate, remove } = await copyProject();
  await cp(join(root, 'tests'), join(folder, 'tests'), { recursive: true });
  const standing = await standingTest(folder, rulesTest);
  const passes = async (file: TestFile): Promise<boolean> => {
    if (file === rulesTest) return standing.passes();
    const [project, test] = file;
    // A snapshot that is not there is a difference.
    const options = { cwd: folder, env: { CI: 'true' } };
    return (await capture('vitest', ['run', '--bail', '1', '--project', project, test], options)).code === 0;
  };
  const green = new Set<TestFile>();
  /** A test that is red anyway would seem to notice everything. */
  const expectGreen = async (test: TestFile): Promise<void> => {
    if (!green.has(test) && !(await passes(test))) throw new Error(`${test[1]} fails without any change`);
    green.add(test);
  };
  return {
    async remove() {
      await standing.end();
      await remove();
    },
    async killerOf({ subject: { file, schema: whole, tests }, schema }) {
      // In one line, for a test counts them.
      const write = (content: Json) => writeFile(join(folder, file), JSON.stringify(content));
      for (const [index, test] of tests.entries()) {
        await expectGreen(test);
        await write(schema);
        try {
          // The first test reads the schemas themselves, the others what is generated from them.
          if (index > 0 && file.startsWith('schemas') && !(await succeeds(generate()))) return 'the generator';
          if (!(await passes(test))) return test[1];
        } finally {
          await write(whole);
          if (index > 0 && file.startsWith('schemas')) await succeeds(generate());
        }
      }
      return undefined;
    },
  };
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
