import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { checkModuleOf } from '../../generate/write-checks.ts';
import { formSchema } from './form-fields.ts';

const CONTENDERS = join(import.meta.dirname, 'contenders');

/** Builds contenders as for production, each a module of its name. Returns their folder. */
export async function buildScreens(names: readonly string[]): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'rostrum-screens-'));
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react(), check()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      target: 'es2022',
      rollupOptions: {
        input: Object.fromEntries(names.map((name) => [name, join(CONTENDERS, `${name}.tsx`)])),
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  return outDir;
}

function check(): Plugin {
  return {
    name: 'check',
    resolveId: (id) => (id === 'virtual:check' ? id : undefined),
    load: (id) => (id === 'virtual:check' ? checkModuleOf(formSchema('section')) : undefined),
  };
}
