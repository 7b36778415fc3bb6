/**
 * Type-checks shell and plugins for one system, without a phone, an SDK or a Mac. The C code of crates
 * is irrelevant to types: on Android it is compiled with Debian's headers, on iOS with stubs.
 */
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { targetFolder } from '../binaries.mjs';
import { needDebianPackages } from '../debian.mjs';
import { fail, root } from '../prepare.mjs';
import { run } from '../run.mjs';

/**
 * Android is checked in the release profile and in the target folder of the library, to share the builds
 * of macros and build scripts. iOS shares those of the desktop.
 * @typedef {{name: string, target: string, folder: string, profile: string[], env: (folder: string) => object}} System
 * @type {Record<'arm64' | 'armv7' | 'ios', System>}
 */
export const systems = {
  arm64: android('arm64', 'aarch64-linux-android', '/usr/aarch64-linux-gnu/include'),
  armv7: android('armv7', 'armv7-linux-androideabi', '/usr/arm-linux-gnueabihf/include'),
  ios: {
    name: 'types for iOS, arm64',
    target: 'aarch64-apple-ios',
    folder: targetFolder,
    profile: [],
    env: appleEnv,
  },
};

function android(cpu, target, headers) {
  return {
    name: `types for Android, ${cpu}`,
    target,
    folder: 'target-android',
    profile: ['--release'],
    env: (folder) => androidEnv(folder, target, headers),
  };
}

/** @returns {Promise<{name: string, problems: string[]}>} */
export async function checkTypes({ name, target, folder, profile, env }) {
  const place = resolve(root, folder);
  const toolchain = await toolchainFor(target);
  console.error(`… ${name} (one to three minutes the first time, seconds after that)`);
  const ofSystem = env(place);
  const paths = [toolchain.env.PATH, ofSystem.PATH, process.env.PATH].filter(Boolean);
  const args = [...toolchain.args, ...profile, '--target', target, ...toolchain.lints];
  const own = { PATH: paths.join(delimiter), CARGO_TARGET_DIR: place };
  const options = { env: { ...ofSystem, ...toolchain.env, ...own }, isProbe: true };
  const { code, output } = await run('cargo', args, options);
  return { name, problems: code === 0 ? [] : [output.trim()] };
}

/** The build scripts of wry and Tauri write their Kotlin into these folders. */
function androidEnv(folder, target, headers) {
  if (!existsSync(headers)) fail(`The Android check needs C headers in ${headers}.`);
  const kotlin = made(join(folder, 'stand-in/kotlin'));
  const project = join(folder, 'stand-in/project');
  made(join(project, 'app'));
  const key = target.replaceAll('-', '_');
  // Debian's 32-bit headers are for hard floats, and ask for missing ones unless told so.
  const floats = target.startsWith('armv7') ? '-D__ARM_PCS_VFP ' : '';
  return {
    WRY_ANDROID_PACKAGE: 'id.jajan.app',
    WRY_ANDROID_LIBRARY: 'jajan_lib',
    WRY_ANDROID_KOTLIN_FILES_OUT_DIR: kotlin,
    TAURI_ANDROID_PROJECT_PATH: project,
    [`CC_${key}`]: 'clang',
    [`AR_${key}`]: 'ar',
    [`CFLAGS_${key}`]: `--target=${target}24 ${floats}-isystem ${headers}`,
  };
}

/** Stubs: `xcrun` prints the path of an SDK, and the C compiler writes empty object files. */
function appleEnv(folder) {
  const tools = made(join(folder, 'stand-in-ios/tools'));
  const sdk = made(join(folder, 'stand-in-ios/sdk'));
  script(join(tools, 'xcrun'), `echo '${sdk}'`);
  const emptyObject = 'while [ $# -gt 0 ]; do [ "$1" = -o ] && : > "$2"; shift; done';
  script(join(tools, 'empty-cc'), emptyObject);
  return {
    PATH: [tools, process.env.PATH].join(delimiter),
    CC_aarch64_apple_ios: join(tools, 'empty-cc'),
    AR_aarch64_apple_ios: 'true',
  };
}

function made(folder) {
  mkdirSync(folder, { recursive: true });
  return folder;
}

function script(path, line) {
  writeFileSync(path, `#!/bin/sh\n${line}\n`);
  chmodSync(path, 0o755);
}

/** The toolchain that has, or builds, a standard library for `target`. */
export async function toolchainFor(target) {
  if (await hasTarget(target)) return rustup;
  console.error(
    `rustup cannot add ${target}; taking Debian's Rust, which builds the standard library too …`,
  );
  await needDebianPackages(['cargo-web', 'rust-web-src', 'rustc-web']);
  return debian;
}

/** Whether rustup has, or could add, the standard library of `target`. */
async function hasTarget(target) {
  const installed = await run('rustup', ['target', 'list', '--installed'], { isProbe: true });
  if (installed.code !== 0) return false;
  if (installed.output.split('\n').includes(target)) return true;
  console.error(`Adding the Rust target ${target} (seconds) …`);
  const added = await run('rustup', ['target', 'add', target], { isProbe: true });
  return added.code === 0;
}

const rustup = {
  /** Further arguments of a build. */
  std: [],
  args: 'clippy --quiet -p jajan -p tauri-plugin-host --lib --features tauri/custom-protocol'.split(
    ' ',
  ),
  env: {},
  /** Whether clippy is available as the compiler's wrapper. */
  canLint: true,
  lints: ['--', '-D', 'warnings'],
};

const BUILD_STD = '-Zbuild-std=std,panic_abort';
const debian = {
  std: [BUILD_STD],
  args: ['check', '--quiet', '--package', 'jajan', '--lib', BUILD_STD],
  env: {
    RUSTC_BOOTSTRAP: '1',
    RUSTC_WORKSPACE_WRAPPER: '',
    PATH: ['/usr/bin', process.env.PATH].join(delimiter),
  },
  canLint: false,
  lints: [],
};
