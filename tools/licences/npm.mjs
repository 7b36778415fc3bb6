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

/** @returns {{packages: Record<string, {version?: string, dev?: boolean, license?: string}>}} */
export function readLock() {
  return JSON.parse(readFileSync('package-lock.json', 'utf8'));
}

/** @returns {{name: string, version: string, licence: string, folder: string, group: string, builds: string[]}[]} */
export function npmPackages({ packages }) {
  const both = [...inProduction(packages), ...HELPERS, PICTURES].map((name) => ({
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

/** What `npm install --omit=dev` would install. A second version of a package throws. */
function inProduction(packages) {
  const paths = Object.keys(packages).filter((path) => {
    const { dev, devOptional } = packages[path];
    return path !== '' && !dev && !devOptional;
  });
  const nested = paths.find((path) => path.lastIndexOf('node_modules/') > 0);
  if (nested !== undefined)
    throw new Error(`${nested} is a second version; tools/licences/npm.mjs knows one.`);
  return paths.map((path) => path.slice('node_modules/'.length));
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
