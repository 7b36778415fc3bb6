/** The npm packages whose code, fonts or pictures ship, with their versions in package-lock.json. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Build tools that leave code of their own in a build, besides the closure of `dependencies`: helpers of
 * the bundler, and in the web build the service worker. `tools/vite/licensed.ts` fails a build that
 * contains more.
 */
const HELPERS = ['rolldown', 'vite'];
const WORKER = [
  'idb',
  'workbox-cacheable-response',
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];
/** The sandbox composes its pictures of these emoji; the app shows them and contains none. */
const PICTURES = '@lobehub/fluent-emoji-3d';
/** Only in the app build. */
const SHELL = /^@tauri-apps\//;

/** @returns {{packages: Record<string, {version?: string, dependencies?: object, license?: string}>}} */
export function readLock() {
  return JSON.parse(readFileSync('package-lock.json', 'utf8'));
}

/** @returns {{name: string, version: string, licence: string, folder: string, group: string, builds: string[]}[]} */
export function npmPackages({ packages }) {
  const own = closure(packages, Object.keys(packages['']?.dependencies ?? {}));
  const both = [...own, ...HELPERS, PICTURES].map((name) => ({
    name,
    builds: SHELL.test(name) ? ['app'] : ['web', 'app'],
  }));
  return [...both, ...WORKER.map((name) => ({ name, builds: ['web'] }))].map(({ name, builds }) => {
    const folder = join('node_modules', name);
    const { version = '', license = '' } = packages[folder] ?? {};
    const group = name.startsWith('@fontsource') || name === PICTURES ? 'art' : 'app';
    return { name, version, licence: license, folder, group, builds };
  });
}

/** Names only: a dependency with two versions in the lock file throws. */
function closure(packages, names) {
  const found = new Set();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    const nested = Object.keys(packages).find((path) =>
      path.startsWith(`node_modules/${name}/node_modules/`),
    );
    if (nested !== undefined)
      throw new Error(`${nested} is a second version; tools/licences/npm.mjs knows one.`);
    open.push(...Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {}));
  }
  return found;
}

/** Vite's licence file continues with the licences of what is bundled into Vite, none of which ships. */
export function cutFor(name) {
  return name === 'vite'
    ? (text) => /^MIT License[^]*?(?=^Licenses of bundled)/m.exec(text)?.[0] ?? ''
    : undefined;
}

/** Of the package's repository, as an https address. */
export function homeOf(folder) {
  const path = join(folder, 'package.json');
  const { homepage, repository } = JSON.parse(readFileSync(path, 'utf8'));
  const url = typeof repository === 'string' ? repository : repository?.url;
  return (url ?? homepage ?? '')
    .replace(/^(?:git\+|(?=[\w-]+\/))/, (start) => (start === '' ? 'https://github.com/' : ''))
    .replace(/^git(?=:)/, 'https')
    .replace(/\.git$/, '');
}
