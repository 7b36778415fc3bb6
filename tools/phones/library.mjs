/**
 * The Android library: the arm64 release build, linked by clang and lld against empty stubs of the
 * system's libraries. It cannot run here; checked are linking, size, and 16 KB pages (required by
 * Play since November 2025).
 */
import { mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildApp } from '../builds.mjs';
import { root } from '../prepare.mjs';
import { run } from '../run.mjs';
import { lintToo, lintsOf } from '../rust/lints.mjs';
import { systems, toolchainFor } from './types.mjs';

const TARGET = systems.arm64.target;
/** The page is about a third of a megabyte of it. */
const MAX_BYTES = 7_000_000;
const PAGE_BYTES = 16_384;
/** As the Tauri CLI builds it: optimised, with the page embedded. */
const AS_RELEASED = ['--release', '--features', 'tauri/custom-protocol'];
const BUILD = ['build', '--package', 'jajan', '--lib', ...AS_RELEASED];
/** Libraries of every Android phone that the linker looks for. */
const OF_THE_PHONE = ['android', 'c', 'dl', 'log', 'm', 'unwind'];

/** @returns {Promise<{name: string, problems: string[]}[]>} one for each check */
export async function checkLibrary() {
  const folder = resolve(root, systems.arm64.folder);
  const { errors, lints } = await build(folder);
  const typed = { name: systems.arm64.name, problems: [...errors, ...lints] };
  if (errors.length > 0) return [typed];
  const linked = { name: 'release library for arm64 links', problems: [] };
  const library = join(folder, TARGET, 'release/libjajan_lib.so');
  const bytes = statSync(library).size;
  const { output } = await run('llvm-readelf', ['--segments', '--sections', '--wide', library], {
    isProbe: true,
  });
  return [
    typed,
    linked,
    {
      name: `it is stripped and weighs ${megabytes(bytes)} of ${megabytes(MAX_BYTES)}`,
      problems: [
        ...(bytes > MAX_BYTES ? [`${bytes - MAX_BYTES} bytes too heavy`] : []),
        ...(/\s\.(?:symtab|debug_\w+)\s/.test(output) ? ['symbols are still in it'] : []),
      ],
    },
    pagesOf(output),
  ];
}

/** @param {string} output of `llvm-readelf --segments --wide` */
export function pagesOf(output) {
  const alignments = [...output.matchAll(/^ +LOAD .* (0x[\da-f]+)$/gm)].map(([, hex]) =>
    Number(hex),
  );
  const least = Math.min(...alignments);
  return {
    name: `its ${alignments.length} parts lie on pages of ${least / 1024} KB`,
    problems:
      alignments.length > 0 && alignments.every((bytes) => bytes % PAGE_BYTES === 0)
        ? []
        : [`a part is aligned to ${least} bytes, not to ${PAGE_BYTES}`],
  };
}

async function build(folder) {
  await buildApp();
  const stubs = join(folder, 'stand-in/lib');
  mkdirSync(stubs, { recursive: true });
  for (const name of OF_THE_PHONE) {
    const args = [`--target=${TARGET}24`, '-fuse-ld=lld', '-nostdlib', '-shared'];
    const named = [`-Wl,-soname,lib${name}.so`, '-x', 'c', '/dev/null'];
    const out = ['-o', join(stubs, `lib${name}.so`)];
    const { code, output } = await run('clang', [...args, ...named, ...out], { isProbe: true });
    if (code !== 0) return { errors: [output.trim()], lints: [] };
  }
  const toolchain = await toolchainFor(TARGET);
  const linkArgs = [`--target=${TARGET}24`, '-fuse-ld=lld', '-nostdlib', `-L${stubs}`];
  const { code, output } = await run('cargo', [...BUILD, '--target', TARGET, ...toolchain.std], {
    env: {
      ...systems.arm64.env(folder),
      // Clippy runs as the compiler's wrapper, which replaces a separate check of the types.
      ...(toolchain.canLint ? lintToo : {}),
      ...toolchain.env,
      CARGO_TARGET_DIR: folder,
      CARGO_TARGET_AARCH64_LINUX_ANDROID_LINKER: 'clang',
      CARGO_TARGET_AARCH64_LINUX_ANDROID_RUSTFLAGS: linkArgs
        .map((arg) => `-Clink-arg=${arg}`)
        .join(' '),
    },
    isProbe: true,
  });
  if (code !== 0) return { errors: [output.trim()], lints: [] };
  return { errors: [], lints: lintsOf(output).length === 0 ? [] : [output.trim()] };
}

function megabytes(bytes) {
  return `${(bytes / 1_000_000).toFixed(2)} MB`;
}
