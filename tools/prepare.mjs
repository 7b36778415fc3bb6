/**
 * The first step of every command: installs the npm packages by package-lock.json and restarts the
 * command under the Node that package.json pins. Invariant: this file and its imports use only modules
 * of Node 20, because a fresh clone has nothing else. npm on an old Node silently installs older
 * majors, so the version is asserted here and nowhere else.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf } from './fingerprint.mjs';
import { run } from './run.mjs';

export const root = resolve(fileURLToPath(import.meta.url), '../..');
const PINNED_MAJOR = 24;
const binaries = join(root, 'node_modules/.bin');
const pinnedNode = join(binaries, 'node');
const stamp = join(root, 'node_modules/.installed-from');

/**
 * Returns under the pinned Node with all packages installed; otherwise restarts the script under it.
 * @param {(installed: Promise<void>) => Promise<unknown>} [beside] work that may run while npm installs;
 *   what needs a package waits for `installed`
 */
export async function prepare(beside = async () => {}) {
  process.chdir(root);
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(
      `Node ${process.versions.node} is too old to start; any Node from 20 on will do, it fetches its own 24.`,
    );
  }
  const installed = installPackages();
  await Promise.all([installed, beside(installed)]);
  process.env.PATH = [binaries, ...pathEntries().filter((entry) => entry !== binaries)].join(
    delimiter,
  );
  if (Number(process.versions.node.split('.')[0]) === PINNED_MAJOR) return;
  const answered = spawnSync(pinnedNode, ['-v'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  if (!answered.startsWith(`v${PINNED_MAJOR}.`)) {
    fail(
      `node_modules/.bin/node answers "${answered}" instead of Node ${PINNED_MAJOR}; delete node_modules and try again.`,
    );
  }
  process.exit(await sameScriptUnder(pinnedNode));
}

/** Ends the command with one clear sentence. */
export function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

async function installPackages() {
  const wanted = hashOf(['package.json', 'package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(pinnedNode)) return;
  // Installed by hand with npm: the hidden lock file is newer than package-lock.json.
  const record = join(root, 'node_modules/.package-lock.json');
  const isFresh =
    existsSync(record) &&
    existsSync(pinnedNode) &&
    statSync(record).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
  if (!isFresh) {
    console.error('Installing the npm packages (about a minute the first time) …');
    const path = pathEntries()
      .filter((entry) => entry !== binaries)
      .join(delimiter);
    // Not `npm ci`: it refuses when the registry lacks optional packages of other systems, which
    // none of us installs. The equality with the lock file is checked below.
    const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code } = await run('npm', args, { env: { PATH: path }, isQuiet: true });
    if (code !== 0) fail('npm did not finish; the lines above say why.');
    const different = differentFromLock();
    if (different.length > 0) {
      fail(`node_modules is not what package-lock.json says: ${different.slice(0, 5).join(', ')}`);
    }
  }
  writeFileSync(stamp, wanted);
}

/** Packages that are not installed in the version of the lock file. Optional ones may be absent. */
function differentFromLock() {
  const { packages } = readJson('package-lock.json');
  const { dependencies, devDependencies } = readJson('package.json');
  const asked = JSON.stringify([dependencies, devDependencies]);
  const locked = JSON.stringify([packages[''].dependencies, packages[''].devDependencies]);
  if (asked !== locked) return ['package.json asks for other packages than the lock file has'];
  return Object.entries(packages).flatMap(
    ([path, { version, optional = false, devOptional = false, peer = false }]) => {
      if (path === '') return [];
      const manifest = join(path, 'package.json');
      if (!existsSync(join(root, manifest)))
        return optional || devOptional || peer ? [] : [`${path} is missing`];
      const installed = readJson(manifest).version;
      return installed === version ? [] : [`${path} ${installed} instead of ${version}`];
    },
  );
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

function pathEntries() {
  return (process.env.PATH ?? '').split(delimiter);
}

/** The terminal sends its signals to the child as well; this process only waits for its exit. */
function sameScriptUnder(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((end) => {
    child.on('exit', (code, signal) => end(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}
