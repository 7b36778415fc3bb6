/**
 * Who imports whom inside a Rust crate, read from its text. A module is a file. What does not count
 * as an import: `mod child;`, and `pub use` of a child, which only gives it a shorter name (whoever
 * uses that name imports the child). Tests do not count either: they may look down from above.
 */
import { projectFiles, type Source } from './sources.ts';

/** Module path without `crate::`; the root is ''. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

interface Module {
  name: string;
  text: string;
  /** Short names to the modules that they stand for. */
  facade: Map<string, string>;
}

const TEST_FILE = /\/tests(\/[^/]+)?\.rs$/;
const USE = /(?<visibility>\bpub(?:\([^)]*\))?\s+)?\buse\s+(?<tree>[^;]+);/g;
const INLINE = /\b(?:crate|self|super)(?:::\w+)+/g;

/** The sources of a crate, `folder` being its `src`. */
export function crateSources(folder: string): Source[] {
  const pattern = new RegExp(`^${folder}/.*\\.rs$`);
  return projectFiles(pattern).map(({ path, text }) => ({ path: path.slice(folder.length), text }));
}

export function moduleGraph(sources: readonly Source[]): Graph {
  const modules = new Map<string, Module>();
  for (const { path, text } of sources.filter((source) => !TEST_FILE.test(source.path))) {
    const name = moduleOf(path);
    modules.set(name, { name, text: code(text), facade: new Map() });
  }
  for (const module of modules.values()) {
    for (const { path, isPublic } of uses(module)) {
      const target = path.at(-1);
      const found = isPublic && target !== undefined ? moduleIn(modules, path) : undefined;
      if (target !== undefined && found !== undefined) module.facade.set(target, found);
    }
  }
  const graph = new Map<string, Set<string>>();
  for (const module of modules.values()) {
    const paths = pathsOf(modules, module);
    const targets = paths.map((path) => follow(modules, path)).filter((to) => to !== module.name);
    graph.set(module.name, new Set(targets));
  }
  return graph;
}

function moduleOf(path: string): string {
  const parts = path.replace(/^\//, '').replace(/\.rs$/, '').split('/');
  if (parts.at(-1) === 'mod' || parts.join('/') === 'lib') parts.pop();
  return parts.join('::');
}

/** Without comments, without the tests at the end, without single items for tests. */
function code(text: string): string {
  return (
    text
      .replaceAll(/\/\/[^\n]*/g, '')
      .replace(/#\[cfg\(test\)\]\s*(?:#\[[^\]]*\]\s*)*mod \w+ \{[\s\S]*$/, '')
      .replaceAll(/#\[cfg\(test\)\]\s*(?:pub(?:\([^)]*\))? )?use [^;]+;/g, '')
      // A module inside of a file is part of the file.
      .replaceAll(/^mod \w+ \{\n[\s\S]*?^\}/gm, (inner) => inner.replaceAll('super::', 'self::'))
  );
}

/** Each path of each `use`, from the root of the crate; what comes from other crates is left out. */
function uses(module: Module): { path: string[]; isPublic: boolean }[] {
  return [...module.text.matchAll(USE)].flatMap((match) =>
    leaves(match.groups?.['tree'] ?? '').flatMap((leaf) => {
      const path = absolute(module, leaf);
      return path === undefined
        ? []
        : [{ path, isPublic: match.groups?.['visibility'] !== undefined }];
    }),
  );
}

/** `a::{b, c::{self, D}}` as `a::b`, `a::c`, `a::c::D`. */
export function leaves(tree: string): string[] {
  const start = tree.indexOf('{');
  if (start === -1) {
    const path = tree.replace(/\sas\s[\s\S]*/, '').replaceAll(/\s/g, '');
    return path === '' ? [] : [path.replace(/(::)?self$/, (end) => (end === 'self' ? end : ''))];
  }
  const before = tree.slice(0, start);
  const branches: string[] = [''];
  let depth = 0;
  for (const char of tree.slice(start + 1, tree.lastIndexOf('}'))) {
    if (char === '{') depth += 1;
    if (char === '}') depth -= 1;
    if (char === ',' && depth === 0) branches.push('');
    else branches.push((branches.pop() ?? '') + char);
  }
  return branches
    .filter((branch) => branch.trim() !== '')
    .flatMap((branch) => leaves(before + branch));
}

/** From the root of the crate, or undefined for another crate's. */
function absolute(module: Module, path: string): string[] | undefined {
  const [first = '', ...rest] = path.split('::');
  const here = partsOf(module);
  if (first === 'crate') return rest;
  if (first === 'self') return [...here, ...rest];
  if (first === 'super')
    return absolute({ ...module, name: here.slice(0, -1).join('::') }, selfOf(rest));
  return children(module).includes(first) ? [...here, first, ...rest] : undefined;
}

/** What is left of a path after one `super`. */
function selfOf(rest: readonly string[]): string {
  return (rest[0] === 'super' ? rest : ['self', ...rest]).join('::');
}

function children(module: Module): string[] {
  return [...module.text.matchAll(/\bmod (\w+);/g)].map((match) => match[1] ?? '');
}

/** Everything that a module names: by `use`, by a path in place, through a module that it imports. */
function pathsOf(modules: ReadonlyMap<string, Module>, module: Module): string[][] {
  const body = module.text.replaceAll(USE, '').replaceAll(/\bmod \w+;/g, '');
  const used = uses(module)
    .filter(({ path, isPublic }) => !isPublic || !isOwn(module, path))
    .map(({ path }) => path);
  const inPlace = [...body.matchAll(INLINE)].flatMap((match) => {
    const path = absolute(module, match[0]);
    return path === undefined ? [] : [path];
  });
  const imported = used.filter((path) => modules.has(path.join('::')));
  const named = children(module).map((child) => [...partsOf(module), child]);
  const through = [...imported, ...named].flatMap((path) =>
    [...body.matchAll(new RegExp(`(?<![\\w:])${path.at(-1)}::(\\w+)`, 'g'))].map((match) => [
      ...path,
      match[1] ?? '',
    ]),
  );
  return [...used, ...inPlace, ...through];
}

function isOwn(module: Module, path: readonly string[]): boolean {
  return partsOf(module).every((part, index) => path[index] === part);
}

function partsOf(module: Module): string[] {
  return module.name === '' ? [] : module.name.split('::');
}

/** The longest beginning of a path that is a module. */
function moduleIn(modules: ReadonlyMap<string, Module>, path: readonly string[]): string {
  for (let length = path.length; length > 0; length -= 1) {
    const name = path.slice(0, length).join('::');
    if (modules.has(name)) return name;
  }
  return '';
}

/** The module that declares what a path names, through short names. */
function follow(modules: ReadonlyMap<string, Module>, path: readonly string[]): string {
  const found = moduleIn(modules, path);
  const item = path[found === '' ? 0 : found.split('::').length];
  return (item === undefined ? undefined : modules.get(found)?.facade.get(item)) ?? found;
}

/** Each group of modules that form a cycle. */
export function cycles(graph: Graph): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (name: string, trail: readonly string[]): void => {
    const start = trail.indexOf(name);
    if (start !== -1) {
      found.push([...trail.slice(start), name].map((part) => part || 'crate').join(' -> '));
      return;
    }
    if (done.has(name)) return;
    for (const next of graph.get(name) ?? []) walk(next, [...trail, name]);
    done.add(name);
  };
  for (const name of [...graph.keys()].sort()) walk(name, []);
  return found;
}
