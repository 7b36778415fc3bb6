/** Whether a build is stale, by content instead of time. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** SHA-256 over the names and contents of files and folders; what does not exist counts as empty. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder))
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Runs `build` unless `outputs` exist and were built from the same `inputs`. Returns which. */
export async function onceFor(name, inputs, outputs, build) {
  const stamp = join('.cache/stamps', name);
  const now = hashOf(inputs);
  const isFresh =
    outputs.every((path) => existsSync(path)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === now;
  if (isFresh) return 'fresh';
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  return 'built';
}

/**
 * Runs `check` unless it succeeded on this machine with the same inputs, in any clone: results are in
 * the user's cache folder. Returns whether it was cached.
 * @param {string} name
 * @param {string[]} inputs
 * @param {() => Promise<boolean>} check
 */
export async function onceForMachine(name, inputs, check) {
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  const seen = join(cache, 'jajan', `${name}-${hashOf(inputs)}`);
  if (existsSync(seen)) return true;
  if (await check()) {
    mkdirSync(dirname(seen), { recursive: true });
    writeFileSync(seen, '');
  }
  return false;
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .toSorted();
}
