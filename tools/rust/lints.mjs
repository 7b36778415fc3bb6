/** Clippy beside the compiler: its environment, and what it has found. See lint-too.sh. */
import { join } from 'node:path';
import { plain } from '../counts.mjs';
import { root } from '../prepare.mjs';

/** For cargo: lints every crate of ours that it compiles. */
export const lintToo = { RUSTC_WORKSPACE_WRAPPER: join(root, 'tools/rust/lint-too.sh') };

/**
 * Warnings that cargo has shown, also those of crates that it found compiled. Of a dependency it shows none.
 * @param {string} output what cargo printed, with colours or without
 * @returns {string[]} one line for each crate that has some
 */
export function lintsOf(output) {
  return [...plain(output).matchAll(/^warning: (`\S+` \(.+?\) generated \d+ warnings?)/gm)].map(
    ([, found]) => found,
  );
}
