import { globSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run.ts';

/** What begins to work as soon as it is loaded. */
const running = ['**/pglite-worker.ts'];

enableCompileCache('.cache/node');
const modules = globSync('src/{model,server}/**/*.ts', { cwd: root, exclude: ['**/*.test.ts', ...running] });
for (const file of modules) await import(pathToFileURL(join(root, file)).href);
