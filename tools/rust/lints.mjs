/** Clippy as a wrapper of the compiler: environment and findings. See lint-too.sh. */
import { join } from 'node:path';
import { plain } from '../counts.mjs';
import { root } from '../prepare.mjs';

/** The environment that makes cargo lint each of our crates as it compiles. */
export const lintToo = { RUSTC_WORKSPACE_WRAPPER: join(root, 'tools/rust/lint-too.sh') };

/**
 * Warnings that cargo printed, also for cached crates. It prints none for dependencies.
 * @param {string} output what cargo printed, with colours or without
 * @returns {string[]} one line for each crate that has some
 */
export function lintsOf(output) {
  return [...plain(output).matchAll(/^warning: (`\S+` \(.+?\) generated \d+ warnings?)/gm)].map(
    ([, found]) => found,
  );
}
