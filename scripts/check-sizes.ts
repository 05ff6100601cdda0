/** Keeps the admin app quick to arrive: the JavaScript, gzipped, that a person waits for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildIfStale } from './build-if-stale.ts';
import { root } from './run.ts';

/** An entry of Vite's manifest: keys are sources, or `_name` for chunks that several share. */
interface Chunk {
  file: string;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

interface Budget {
  until: string;
  /** Manifest keys; the chunks that they import statically are counted too. */
  chunks: string[];
  /** Bytes. */
  limit: number;
}

/** What only development shows. */
const STUDIO = 'src/admin/studio/';

const entry = 'index.html';
const budgets: Budget[] = [
  { until: 'the redirect to sign-in', chunks: [entry], limit: 12_000 },
  {
    until: 'the first list row',
    chunks: [entry, 'src/admin/app.tsx', 'src/admin/entity/EntityListPage.tsx'],
    limit: 320_000,
  },
];

await buildIfStale();
const manifest: Manifest = JSON.parse(readFileSync(join(root, 'dist/.vite/manifest.json'), 'utf8'));
for (const budget of budgets) {
  if (!isKept(budget)) process.exitCode = 1;
}
const studio = lazyChunks().filter((key) => key.startsWith(STUDIO));
if (studio.length > 0) {
  console.log(`✗ the build holds a tool of developers: ${studio.join(', ')}`);
  process.exitCode = 1;
}

function isKept({ until, chunks, limit }: Budget): boolean {
  const missing = chunks.filter((key) => !manifest[key]);
  if (missing.length > 0) {
    console.log(
      `✗ until ${until}: the build has no chunk ${missing.join(', ')}; it has\n  ${lazyChunks().join('\n  ')}`,
    );
    return false;
  }
  const size = sum([...withImports(chunks)].map(gzippedSize));
  const kept = size <= limit;
  console.log(`${kept ? '✓' : '✗'} until ${until}: ${kilobytes(size)} of at most ${kilobytes(limit)}`);
  if (!kept) console.log(breakdown(chunks));
  return kept;
}

/** The files of these chunks and of all that they import statically, each once. */
function withImports(keys: string[], files = new Set<string>()): Set<string> {
  for (const chunk of keys.flatMap((key) => manifest[key] ?? [])) {
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    withImports(chunk.imports ?? [], files);
  }
  return files;
}

function gzippedSize(file: string): number {
  return gzipSync(readFileSync(join(root, 'dist', file))).length;
}

function breakdown(chunks: string[]): string {
  return [...withImports(chunks)].map((file) => `    ${kilobytes(gzippedSize(file)).padStart(9)}  ${file}`).join('\n');
}

function lazyChunks(): string[] {
  return Object.keys(manifest).filter((key) => key.startsWith('src/'));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
