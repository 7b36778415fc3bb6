/**
 * `npm run check:phones`: type-checks the shell, its plugins and our host plugin for Android and iOS,
 * without a phone, an SDK or a Mac. It does not link and runs nothing.
 *
 * The C of some crates does not matter to a type-check: for Android it is compiled against Debian's
 * headers, for iOS stubs stand in for Apple's tools. Each system has a target folder of its own, so
 * that a check does not undo the desktop build.
 */
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fail, prepare, root } from './prepare.mjs';

await prepare();
const { needDebianPackages } = await import('./debian.mjs');
const { inWords, run } = await import('./run.mjs');
const { say } = await import('./say.mjs');

/** Cross headers by architecture, where Debian's package puts them. */
const ANDROID_HEADERS = '/usr/aarch64-linux-gnu/include';

const systems = [
  {
    name: 'Android',
    target: 'aarch64-linux-android',
    folder: 'target-android',
    about: 'one to two minutes the first time, seconds after that',
    env: androidEnv,
  },
  {
    name: 'iOS',
    target: 'aarch64-apple-ios',
    folder: 'target-ios',
    about: 'one to three minutes the first time, seconds after that',
    env: appleEnv,
  },
];

/** wry and Tauri write their Kotlin into these while they are checked. */
function androidEnv(folder) {
  const kotlin = made(join(folder, 'stand-in/kotlin'));
  const project = join(folder, 'stand-in/project');
  made(join(project, 'app'));
  return {
    WRY_ANDROID_PACKAGE: 'id.jajan.app',
    WRY_ANDROID_LIBRARY: 'jajan_lib',
    WRY_ANDROID_KOTLIN_FILES_OUT_DIR: kotlin,
    TAURI_ANDROID_PROJECT_PATH: project,
    CC_aarch64_linux_android: 'clang',
    AR_aarch64_linux_android: 'ar',
    CFLAGS_aarch64_linux_android: `--target=aarch64-linux-android24 -isystem ${ANDROID_HEADERS}`,
  };
}

/** `xcrun` answers where the SDK would be; the compiler makes an empty object of everything. */
function appleEnv(folder) {
  const tools = made(join(folder, 'stand-in/tools'));
  const sdk = made(join(folder, 'stand-in/sdk'));
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
async function toolchainFor(target) {
  const installed = await run('rustup', ['target', 'list', '--installed'], { isProbe: true });
  if (installed.code === 0 && installed.output.split('\n').includes(target)) return rustup;
  if (installed.code === 0) {
    say(`Adding the Rust target ${target} (seconds) …`);
    const added = await run('rustup', ['target', 'add', target], { isProbe: true });
    if (added.code === 0) return rustup;
  }
  say(`rustup cannot add ${target}; taking Debian's Rust, which builds the standard library too …`);
  await needDebianPackages(['cargo-web', 'rust-web-src', 'rustc-web']);
  return debian;
}

const rustup = {
  args: ['clippy', '--quiet', '--package', 'jajan', '--package', 'tauri-plugin-host', '--lib'],
  env: {},
  lints: ['--', '-D', 'warnings'],
};

const debian = {
  args: ['check', '--quiet', '--package', 'jajan', '--lib', '-Zbuild-std=std,panic_abort'],
  env: { RUSTC_BOOTSTRAP: '1', PATH: ['/usr/bin', process.env.PATH].join(delimiter) },
  lints: [],
};

if (process.platform === 'linux') await needDebianPackages(['clang', 'libc6-dev-arm64-cross']);
if (!existsSync(ANDROID_HEADERS)) fail(`The Android check needs C headers in ${ANDROID_HEADERS}.`);

let failed = 0;
for (const { name, target, folder, about, env } of systems) {
  const targetFolder = resolve(root, folder);
  const toolchain = await toolchainFor(target);
  say(`Type-checking the shell for ${name} (${about}) …`);
  const ofSystem = env(targetFolder);
  const paths = [toolchain.env.PATH, ofSystem.PATH].filter(Boolean).join(delimiter);
  const { code, durationMs } = await run(
    'cargo',
    [...toolchain.args, '--target', target, ...toolchain.lints],
    {
      env: {
        ...ofSystem,
        ...toolchain.env,
        ...(paths ? { PATH: paths } : {}),
        CARGO_TARGET_DIR: targetFolder,
      },
      isQuiet: true,
    },
  );
  say(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name}, ${target} (${inWords(durationMs)})`);
  if (code !== 0) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
