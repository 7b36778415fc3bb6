/**
 * Output of an earlier compilation, as the base of the next. Kotlin's incremental compiler fails, or
 * keeps stale classes, when a known source is deleted or a run was interrupted; then it starts from
 * scratch. Changed and new sources it finds by itself.
 */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MADE = ['classes', 'kotlin-ic', 'maven-status', 'test-classes'];
/** Lists the sources of the last completed run. */
const NOTE = 'compiled-from.json';

/**
 * Call before compiling into `folder`. `build` says how it is done: another one has other classes.
 * @param {string} folder
 * @param {string[]} sources files and folders
 * @param {string} build
 * @returns {() => void} to call when everything was compiled
 */
export function keptClasses(folder, sources, build) {
  const names = sources.flatMap(namesIn);
  const note = join(folder, NOTE);
  const before = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : undefined;
  const isSound =
    before?.build === build &&
    before.names.every((/** @type {string} */ name) => names.includes(name));
  if (!isSound)
    for (const made of MADE) rmSync(join(folder, made), { recursive: true, force: true });
  rmSync(note, { force: true });
  return () => writeFileSync(note, JSON.stringify({ build, names }));
}

/** @param {string} path */
function namesIn(path) {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
