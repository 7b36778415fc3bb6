/**
 * `npm run check:phones`: checks of the phones' builds that need no phone, SDK or Mac.
 *
 *   types     the shell and its plugins for Android (arm64, armv7) and iOS, by clippy
 *   manifest  the merged Android manifest and the resources, linked by aapt2 and checked by the rules
 *   library   the release library for Android, arm64: linking, size, page alignment; its types are
 *             checked during this build instead of before
 *
 * `--only=types,manifest` selects some; `--apk FILE` checks a finished Android package by the manifest's
 * rules instead. The Apple project is read by tests/phones/*.test.mjs, the Kotlin is run by
 * tests/phones/run.mjs. Each named check counts as one; the last line is the sum.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, prepare, root } from './prepare.mjs';

await prepare();
const { needDebianPackages } = await import('./debian.mjs');
const { buildApp } = await import('./builds.mjs');
const { onceForMachine } = await import('./fingerprint.mjs');
const { checkLibrary } = await import('./phones/library.mjs');
const { checkManifest } = await import('./phones/manifest.mjs');
const { checkTypes, systems } = await import('./phones/types.mjs');
const { inWords } = await import('./run.mjs');

const options = { apk: { type: 'string' }, only: { type: 'string' } };
const { apk, only } = parseArgs({ options }).values;

/** @type {Record<string, () => Promise<{name: string, problems: string[]}[]>>} */
const groups = {
  types: async () => {
    await buildApp();
    const results = [];
    if (!wanted.includes('library')) results.push(await checkTypes(systems.arm64));
    results.push(await checkTypes(systems.ios));
    const isKnown = await onceForMachine('armv7', ARMV7_SOURCES, async () => {
      const armv7 = await checkTypes(systems.armv7);
      results.push(armv7);
      return armv7.problems.length === 0;
    });
    if (isKnown)
      console.error('        armv7 was found well on this machine, from the same sources');
    return results;
  },
  manifest: () => checkManifest({ apk, folder: resolve(root, 'target/phones/aapt2') }),
  library: checkLibrary,
};

/**
 * Inputs of the check for armv7: the crates and our Rust. The result is cached per machine, for all
 * clones; a new machine always runs it.
 */
const ARMV7_SOURCES = [
  'Cargo.lock',
  'Cargo.toml',
  'rust-toolchain.toml',
  'src-tauri/build.rs',
  'src-tauri/plugins',
  'src-tauri/src',
  'tools/phones/types.mjs',
];

const wanted = apk === undefined ? (only?.split(',') ?? Object.keys(groups)) : ['manifest'];
const unknown = wanted.filter((name) => groups[name] === undefined);
if (unknown.length > 0)
  fail(`There is no ${unknown.join(', ')}; there is ${Object.keys(groups).join(', ')}.`);

if (process.platform === 'linux') {
  const compilers = ['clang', 'libc6-dev-arm64-cross', 'libc6-dev-armhf-cross', 'lld', 'llvm'];
  await needDebianPackages([...compilers, 'maven', 'openjdk-17-jdk-headless']);
}

let passed = 0;
let failed = 0;
for (const name of wanted) {
  const startedMs = Date.now();
  for (const { name: check, problems } of await groups[name]()) {
    const isOk = problems.length === 0;
    if (isOk) passed += 1;
    else failed += 1;
    console.error(`${isOk ? 'ok    ' : 'FAILED'}  ${check}`);
    for (const problem of problems)
      console.error(`          ${problem.replaceAll('\n', '\n          ')}`);
  }
  console.error(`        ${name}: ${inWords(Date.now() - startedMs)}`);
}
process.stdout.write(`phones: ${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
