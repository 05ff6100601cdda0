/**
 * `npm run build` ends with it: Node compiles the server once and keeps what it has made (`src/server/main.mjs`),
 * for the flags of `npm run serve`. So already the first start is quick, and small.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, show } from './run.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { serve: string } };
const flags = scripts.serve.split(' ').slice(1, -1);
process.exitCode = (await show('node', [...flags, 'scripts/compile/load-server.ts'])).code;
