/** Builds the desktop shell against a sandbox, for `npm run app` and for the tests under WebKit. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp, targetFolder } from './builds.mjs';
import { needDebianPackages } from './debian.mjs';
import { inWords, mustRun } from './run.mjs';
import { say } from './say.mjs';

export const shellBinary = join(targetFolder, 'debug/jajan');

const SHELL_PACKAGES = ['build-essential', 'libwebkit2gtk-4.1-dev', 'librsvg2-dev', 'pkg-config'];

/**
 * tauri.conf.json with pictures from a sandbox on this machine let through, as Tauri merges it. Only
 * builds made here have it; a release keeps the policy of the file.
 */
export function sandboxConfig() {
  const config = JSON.parse(readFileSync('tauri.conf.json', 'utf8'));
  const images = config.app.security.csp['img-src'];
  const csp = { 'img-src': `${images} http://localhost:*` };
  return JSON.stringify({ app: { security: { csp } } });
}

/** The shell with the page of `dist-app/` in it. Cargo itself knows what is stale. */
export async function buildShell({ isPageGiven = false } = {}) {
  if (process.platform === 'linux') await needDebianPackages(SHELL_PACKAGES);
  if (!isPageGiven) await buildApp();
  const isFirst = !existsSync(shellBinary);
  say(
    isFirst
      ? 'Building the shell (three to five minutes the first time) …'
      : 'Building the shell, if it changed …',
  );
  const { durationMs } = await mustRun(
    'cargo',
    [
      'build',
      '--package',
      'jajan',
      '--features',
      'tauri/custom-protocol',
      ...(isFirst ? [] : ['--quiet']),
    ],
    { env: { TAURI_CONFIG: sandboxConfig() } },
  );
  say(`The shell is built (${inWords(durationMs)}).`);
}
