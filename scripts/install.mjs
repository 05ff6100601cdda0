/**
 * Makes sure that node_modules is what package-lock.json says, before start, dev and test.
 *
 * Plain JavaScript that an old Node parses: on a bare clone this runs on the machine's own Node,
 * and everything after it on the Node 24 which the installation brings.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
const root = fileURLToPath(new URL('..', import.meta.url));
const lockFile = root + 'package-lock.json';
const mark = root + 'node_modules/.rostrum-lock';
const windows = process.platform === 'win32';

refuseOldNode();
const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
if (!isCurrent()) install();

function refuseOldNode() {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return;
  refuse(
    `Rostrum needs Node ${OLDEST_NODE} or newer, this is ${process.version}. Install it from nodejs.org, then try again.`,
  );
}

function isCurrent() {
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return true;
  if (!installedByHand()) return false;
  writeFileSync(mark, lock);
  return true;
}

/** After `npm install some-package` npm's own record is newer than the lock file: nothing is left to do. */
function installedByHand() {
  const record = root + 'node_modules/.package-lock.json';
  return existsSync(record) && statSync(record).mtimeMs >= statSync(lockFile).mtimeMs;
}

function install() {
  console.log('Installing the packages of package-lock.json (once, about a minute)…');
  const started = Date.now();
  const result = npm(['ci', '--include=dev', '--loglevel=error', '--no-progress']);
  if (result.status !== 0) {
    const output = `${result.stdout || ''}\n${result.stderr || ''}\n${result.error ? result.error.message : ''}`;
    refuse(`The packages could not be installed: npm ci ended with\n\n${essence(output)}`);
  }
  refuseMissingNode();
  writeFileSync(mark, lock);
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** Under npm, uses that very npm with the Node that it came with: the one in node_modules is about to be replaced. */
function npm(args) {
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64 * 1024 * 1024 };
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  const known = script && node && /npm-cli\.c?js$/.test(script);
  return known ? spawnSync(node, [script, ...args], options) : spawnSync('npm', args, { ...options, shell: windows });
}

function refuseMissingNode() {
  const node = `${root}node_modules/.bin/node${windows ? '.cmd' : ''}`;
  const { stdout } = spawnSync(`"${node}" --version`, { encoding: 'utf8', shell: true });
  if (stdout && stdout.startsWith('v24.')) return;
  refuse(
    'The packages are installed, but Node 24, which is one of them, does not run. Its install script may have been ' +
      'kept from running: try `npm rebuild node --ignore-scripts=false`.',
  );
}

/** Both ends of what npm said, without its manual: the cause stands first or last. */
function essence(output) {
  const lines = output.split('npm error Clean install a project')[0].trim().split('\n');
  return lines.length <= 20 ? lines.join('\n') : [...lines.slice(0, 8), '…', ...lines.slice(-11)].join('\n');
}

function refuse(message) {
  console.error(message);
  process.exit(1);
}
