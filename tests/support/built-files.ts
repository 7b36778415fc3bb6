/** The files of a build as text. Throws for a missing folder, in which nothing would be found either. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Strings that occur only in the Tauri host. */
export const TAURI = /__TAURI|@tauri-apps|ipc\.localhost|plugin:/;

/** `a?.(...b)`, `a?.b(...c)`: Chrome 80 to 90 evaluate it wrongly (v8:11558). */
export const SPREAD_IN_OPTIONAL_CALL =
  /\?\.(?:[\w$]+|\[[^\]]*\])?\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*?\.\.\./;

export interface BuiltFile {
  path: string;
  text: string;
}

export function builtFiles(folder: string): BuiltFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|html|css|json|webmanifest|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

type Built = { file: string; name?: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Built | undefined>;

/**
 * The paths of a module in the build of `folder`, `assets/…`: its script, then its style sheets. Throws
 * when there is none.
 */
export function filesOfModule(folder: string, module: string): [string, ...string[]] {
  return pathsOf(manifestOf(folder)[module], module);
}

/** The same of a chunk that `tools/vite/chunks.ts` names. */
export function filesOfChunk(folder: string, name: string): [string, ...string[]] {
  return pathsOf(
    Object.values(manifestOf(folder)).find((built) => built?.name === name),
    name,
  );
}

/** All chunks that a script of the build needs before it runs, by name. */
export function importsOf(folder: string, file: string): Built[] {
  const manifest = manifestOf(folder);
  const found = new Set<Built>();
  const open = Object.values(manifest).filter((built) => built?.file === file);
  for (let one = open.pop(); one !== undefined; one = open.pop())
    for (const name of one.imports ?? []) {
      const next = manifest[name];
      if (!next || found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  return [...found].toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? ''));
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as Manifest;
}

function pathsOf(built: Manifest[string], what: string): [string, ...string[]] {
  if (built === undefined) throw new Error(`the build has no ${what}`);
  return [built.file, ...(built.css ?? [])];
}
