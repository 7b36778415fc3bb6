/** Builds the desktop shell against a sandbox, for `npm run app` and for the tests under WebKit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellBinary, targetFolder } from './binaries.mjs';
import { buildApp, cargoBuild } from './builds.mjs';
import { needDebianPackages } from './debian.mjs';

/** As on a phone, except for the address of the sandbox. */
export const releasedShell = join(targetFolder, 'release/jajan');

const SHELL_PACKAGES = ['build-essential', 'libwebkit2gtk-4.1-dev', 'librsvg2-dev', 'pkg-config'];

/**
 * Overrides of tauri.conf.json that allow pictures and videos of a local sandbox. For local builds only; a release
 * keeps the file's policy.
 */
export function sandboxConfig() {
  const config = JSON.parse(readFileSync('tauri.conf.json', 'utf8'));
  const { csp: own } = config.app.security;
  const local = (name) => [name, `${own[name]} http://localhost:*`];
  const csp = Object.fromEntries(['img-src', 'media-src'].map(local));
  return JSON.stringify({ app: { security: { csp } } });
}

/**
 * The one feature set of local shell builds, for tests and binary: a second set would compile Tauri and
 * everything on it again. `test` adds the test runtime; a release is built without it.
 */
export const shellFeatures = ['--features', 'tauri/custom-protocol,tauri/test'];

const releaseFeatures = ['--features', 'tauri/custom-protocol,sandbox'];

/**
 * The shell with the page of `dist-app/` embedded. `isRelease` is the
 * optimised build, which the bench measures.
 */
export async function buildShell({ isPageGiven = false, isQuiet = false, isRelease = false } = {}) {
  if (process.platform === 'linux') await needDebianPackages(SHELL_PACKAGES);
  if (!isPageGiven) await buildApp();
  const about = isRelease
    ? { minutes: 'ten minutes', binary: releasedShell, args: ['--release', ...releaseFeatures] }
    : { minutes: 'three to five minutes', binary: shellBinary, args: shellFeatures };
  const env = { TAURI_CONFIG: sandboxConfig() };
  const options = { env, isQuiet, isNice: isQuiet };
  await cargoBuild({ name: 'The shell', ...about }, ['--package', 'jajan', ...about.args], options);
}
