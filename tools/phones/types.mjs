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
 * Android is checked as it is released, in the folder of the library: what has to be built to compile at
 * all, macros and build scripts, is there or will be needed there. For iOS it is shared with the desktop.
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

/** @returns {Promise<string[]>} what is wrong; nothing when clippy is content */
export async function checkTypes({ name, target, folder, profile, env }) {
  const place = resolve(root, folder);
  const toolchain = await toolchainFor(target);
  console.error(`… ${name} (one to three minutes the first time, seconds after that)`);
  const ofSystem = env(place);
  const paths = [toolchain.env.PATH, ofSystem.PATH].filter(Boolean).join(delimiter);
  const { code, output } = await run(
    'cargo',
    [...toolchain.args, ...profile, '--target', target, ...toolchain.lints],
    {
      env: {
        ...ofSystem,
        ...toolchain.env,
        ...(paths ? { PATH: paths } : {}),
        CARGO_TARGET_DIR: place,
      },
      isProbe: true,
    },
  );
  return code === 0 ? [] : [output.trim()];
}

/** wry and Tauri write their Kotlin into these while they are checked. */
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

/** `xcrun` answers where the SDK would be; the compiler makes an empty object of everything. */
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

/** How cargo is called so that it has a standard library for `target`. */
export async function toolchainFor(target) {
  if (await hasTarget(target)) return rustup;
  console.error(
    `rustup cannot add ${target}; taking Debian's Rust, which builds the standard library too …`,
  );
  await needDebianPackages(['cargo-web', 'rust-web-src', 'rustc-web']);
  return debian;
}

/** Whether rustup has the standard library of `target`, if need be after adding it. */
async function hasTarget(target) {
  const installed = await run('rustup', ['target', 'list', '--installed'], { isProbe: true });
  if (installed.code !== 0) return false;
  if (installed.output.split('\n').includes(target)) return true;
  console.error(`Adding the Rust target ${target} (seconds) …`);
  const added = await run('rustup', ['target', 'add', target], { isProbe: true });
  return added.code === 0;
}

const rustup = {
  /** What a build needs besides. */
  std: [],
  args: 'clippy --quiet -p jajan -p tauri-plugin-host --lib --features tauri/custom-protocol'.split(
    ' ',
  ),
  env: {},
  /** Whether clippy can look at what is compiled. */
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
