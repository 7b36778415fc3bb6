/** Builds that the commands need: the sandbox and the two front ends, each once for the same sources. */
import { existsSync } from 'node:fs';
import { sandboxBinary, serverSandboxBinary } from './binaries.mjs';
import { onceFor } from './fingerprint.mjs';
import { fail } from './prepare.mjs';
import { inWords, mustRun, run } from './run.mjs';

/** Everything that the bundler reads. */
const FRONT_END = [
  'src',
  'locales',
  'icons',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'tools/precompress.mjs',
  'tools/vite',
];

/** The web app in `dist/`, compressed. */
export async function buildWeb() {
  const startedMs = Date.now();
  const outcome = await onceFor('web', FRONT_END, ['dist/index.html'], async () => {
    console.error('Building the web app (about ten seconds) …');
    await mustRun('vite', ['build', '--logLevel', 'warn']);
    await mustRun('node', ['tools/precompress.mjs', 'dist']);
  });
  console.error(
    outcome === 'fresh'
      ? 'The web app is up to date.'
      : `The web app is built (${inWords(Date.now() - startedMs)}).`,
  );
}

/** The front end of the shell in `dist-app/`. */
export async function buildApp() {
  await onceFor('app', FRONT_END, ['dist-app/index.html'], async () => {
    console.error("Building the shell's front end (about ten seconds) …");
    await mustRun('npm', ['run', '--silent', 'build:app', '--', '--logLevel', 'warn']);
  });
}

/** The sandbox binary; quiet while other steps print. */
export async function buildSandbox({ isQuiet = false } = {}) {
  const { code } = await run('cargo', ['--version'], { isProbe: true });
  if (code !== 0)
    fail(
      'Rust is missing. Install it with rustup (any recent one, it reads rust-toolchain.toml) and try again.',
    );
  const about = { name: 'The sandbox', minutes: 'three to five minutes', binary: sandboxBinary };
  await cargoBuild(about, ['--package', 'jajan-sandbox'], { isQuiet });
}

/** The same, optimised. */
export async function buildServerSandbox() {
  const about = {
    name: 'The sandbox, optimised',
    minutes: 'some minutes',
    binary: serverSandboxBinary,
  };
  await cargoBuild(about, ['--profile', 'server', '--package', 'jajan-sandbox']);
}

/** Cargo knows what is stale. */
export async function cargoBuild({ name, minutes, binary }, args, options) {
  const isFirst = !existsSync(binary);
  const state = isFirst ? `${minutes} the first time` : 'if it changed';
  console.error(`${name}: building (${state}) …`);
  const words = ['build', ...args, ...(isFirst ? [] : ['--quiet'])];
  const { durationMs } = await mustRun('cargo', words, options);
  console.error(`${name} is built (${inWords(durationMs)}).`);
}
