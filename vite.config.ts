import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    chunkSizeWarningLimit: 1000,
    modulePreload: {
      // The content security policy forbids inline scripts, and every browser that runs es2022 preloads modules itself.
      polyfill: false,
      // What runs before sign-in stays small: the application names the chunks that it needs itself, while people sign in.
      resolveDependencies: (_file, chunks, { hostId }) => (hostId.includes('index-') ? [] : chunks),
    },
    rolldownOptions: {
      output: {
        // What comes together is one file: it packs better than ninety, and costs fewer requests.
        codeSplitting: {
          groups: [
            { name: 'start', test: /preload-helper|src\/admin\/startup\/start-up\.ts$/, priority: 3 },
            { name: 'app', test: /src\/admin\/app\.tsx$/, priority: 2 },
            { name: 'list', test: /src\/admin\/entity\/EntityListPage\.tsx$/, priority: 1 },
          ],
        },
      },
    },
    // Fonts and icons stay files: the policy allows no data: URLs for them.
    assetsInlineLimit: 0,
  },
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'model',
          include: ['src/model/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/rules/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'src/{server,identity}/**/*.test.ts',
            'tests/{api,faults,races}/**/*.test.ts',
            'tests/support/**/*.test.ts',
          ],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'admin',
          environment: 'jsdom',
          include: ['src/admin/**/*.test.{ts,tsx}', 'tests/forms/**/*.test.tsx'],
          setupFiles: ['src/admin/testing/setup.ts'],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          testTimeout: 60_000,
          // A page in a busy machine's browser takes longer than the second that is usual.
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 60_000,
          // A journey measures what a person waits for: nothing else runs beside it.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
