import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capture, root } from '#scripts/run.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

let copy: ProjectCopy;

beforeAll(async () => {
  copy = await copyProject();
  await cp(join(root, 'tests/forms'), join(copy.folder, 'tests/forms'), { recursive: true });
});
afterAll(() => copy.remove());

const EJECTED = 'src/admin/ejected';
const fileOf = (entity: string, part: string) => join(copy.folder, EJECTED, entity, `${part}.tsx`);

test.each([
  [['learnr', 'form'], '"learnr" is no entity; did you mean "learner"?', 'There are'],
  [['learner', 'frm'], '"frm" is no part; did you mean "form"?', 'There are list, filters, form.'],
  [['learner'], 'Say which part.', 'There are list, filters, form.'],
  [[], 'Say of what and which part', 'npm run eject'],
  [['learner', 'form', '--fast'], "'--fast'", ''],
])('%j is refused with a sentence, and writes nothing', async (args, reason, advice) => {
  const { code, output } = await copy.run('eject', ...args);
  expect(code).toBe(1);
  expect(output).toContain(reason);
  expect(output).toContain(advice);
  expect(existsSync(join(copy.folder, EJECTED))).toBe(false);
});

test('ejected parts are typed; unchanged they show the same, changed they show the change', async () => {
  for (const part of ['list', 'filters', 'form']) {
    const { code, output } = await copy.run('eject', 'training', part);
    expect([code, output]).toEqual([0, expect.stringContaining(`Written: ${EJECTED}/training/`)]);
    expect(output).toContain('To go back, delete the file.');
  }
  await copy.run('eject', 'topic', 'form');
  const byHand = await readFile(fileOf('topic', 'Form'), 'utf8');
  await writeFile(fileOf('topic', 'Form'), byHand.replace('<NamedField name="code" />', ''));
  expect(await copy.typeCheck(EJECTED)).toBe('');

  const outlines = ['run', '--project', 'admin', 'tests/forms/every-entity.test.tsx', '-t', 'of (Trainings|Topics)'];
  const { output } = await capture('vitest', [...outlines, '--no-color'], { cwd: copy.folder, env: { CI: 'yes' } });
  expect(output).not.toMatch(/× the (list|form) of Trainings/);
  expect(output).not.toContain('× the list of Topics');
  expect(output).toContain('× the form of Topics');
  expect(output).toContain('- textbox "Code"');
}, 120_000);

test('a file that is there is written over with --force alone', async () => {
  const file = fileOf('venue', 'Filters');
  await copy.run('eject', 'venue', 'filters');
  const written = await readFile(file, 'utf8');
  await writeFile(file, '// by hand\n');
  const refused = await copy.run('eject', 'venue', 'filters');
  expect(refused).toEqual({ code: 1, output: expect.stringContaining('--force') });
  expect(await readFile(file, 'utf8')).toBe('// by hand\n');
  expect((await copy.run('eject', 'venue', 'filters', '--force')).code).toBe(0);
  expect(await readFile(file, 'utf8')).toBe(written);
});
