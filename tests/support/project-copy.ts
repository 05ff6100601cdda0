import { copyFile, cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { capture, root, type Outcome } from '#scripts/run.ts';

export interface ProjectCopy {
  folder: string;
  /** Puts an entity's file among the schemas, and nothing else. */
  drop: (schema: string) => Promise<void>;
  /** Writes what is derived from the schemas. Throws what the generator said. */
  generate: () => Promise<void>;
  /** Runs a script of the copy; its folder is the current one. */
  run: (script: string, ...args: string[]) => Promise<Outcome>;
  /** What the compiler says of these folders and files; empty when types agree. */
  typeCheck: (...include: string[]) => Promise<string>;
  remove: () => Promise<void>;
}

/** What the product is made of; the packages are shared. */
const SOURCES = ['schemas', 'src', 'scripts', 'tests/support', 'public', 'index.html', 'vite.config.ts'];
const SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.base.json', '.prettierrc.json'];

/** The project's sources in a folder of their own, where a test may add what the product does not have. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'rostrum-copy-'));
  const copies = [...SOURCES, ...SETTINGS].map((path) => cp(join(root, path), join(folder, path), { recursive: true }));
  await Promise.all([...copies, symlink(join(root, 'node_modules'), join(folder, 'node_modules'))]);
  return {
    folder,
    drop: (schema) => copyFile(join(root, schema), join(folder, 'schemas', basename(schema))),
    async generate() {
      const { code, output } = await capture('node', ['scripts/generate.ts'], { cwd: folder });
      if (code !== 0) throw new Error(output);
    },
    run: (script, ...args) => capture('node', [`scripts/${script}.ts`, ...args], { cwd: folder }),
    typeCheck: (...include) => typeCheck(folder, include),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** By settings of its own: the build of the project keeps its state among the shared packages. */
async function typeCheck(folder: string, include: string[]): Promise<string> {
  const compilerOptions = { types: ['node', 'vite/client'], jsx: 'react-jsx', lib: ['es2024', 'dom', 'dom.iterable'] };
  const settings = { extends: './tsconfig.base.json', compilerOptions, include };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  return (await capture('tsc', ['-p', '.'], { cwd: folder })).output;
}
