/**
 * What the compiler has made in an earlier run, for the next one to go on from. Kotlin's incremental
 * compiler goes wrong, or keeps classes that nobody wrote, where a source that it knows is gone, and
 * where it was ended in the middle; there it begins anew. Changed and new sources it finds by itself.
 */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MADE = ['classes', 'kotlin-ic', 'maven-status', 'test-classes'];
/** Names the sources of the last run that came to its end. */
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
