/** What documents refer to: links, paths and commands, and which of them do not exist. */
import { dirname, join, normalize } from 'node:path';
import type { Source } from './sources.ts';

export interface Tree {
  /** Every tracked file. */
  files: ReadonlySet<string>;
  /** Scripts of package.json. */
  scripts: ReadonlySet<string>;
}

const ROOTS = /^(?:src|src-tauri|tests|tools|docs|gen|locales|icons|public)\//;
const FILE = /^[\w.-]+(?:\/[\w.@-]+)+\.(?:tsx?|mjs|cjs|rs|kt|md|json|css|yml|toml|snap|html)$/;
/** Files that a person or a command makes, and git ignores. */
const MADE = new Set(['gen/android/keystore.properties', 'dist/build.json']);

/** `path:line: reference`, for each link, path and npm script that does not exist. */
export function brokenReferences(documents: readonly Source[], tree: Tree): string[] {
  const folders = foldersOf(tree.files);
  const exists = (path: string) => tree.files.has(path) || folders.has(path.replace(/\/$/, ''));
  const headings = new Map(documents.map(({ path, text }) => [path, anchorsOf(text)]));
  return documents.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => {
      const broken = [
        ...linksOf(line).filter((link) => !linkExists(path, link, exists, headings)),
        ...pathsOf(line).filter((named) => !placesOf(path, named).some(exists)),
        ...scriptsOf(line).filter((script) => !tree.scripts.has(script)),
      ];
      return broken.map((reference) => `${path}:${at + 1}: ${reference}`);
    }),
  );
}

/** As above, for comments: a path may begin at any folder, such as `commands/links.rs`. */
export function stalePaths(comments: readonly Source[], tree: Tree): string[] {
  const ends = new Set([...tree.files].flatMap((file) => endsOf(file)));
  const folders = foldersOf(tree.files);
  return comments.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) =>
      pathsOf(line)
        .map((named) => named.replace(/\/$/, ''))
        .filter((named) => !ends.has(named) && !folders.has(named))
        .map((named) => `${path}:${at + 1}: ${named}`),
    ),
  );
}

/** Every tail of a path that begins at a folder. */
function endsOf(file: string): string[] {
  const parts = file.split('/');
  return parts.map((_, at) => parts.slice(at).join('/'));
}

/** A page inside a crate or folder may leave that out: `store/` in the sandbox's README. */
function placesOf(page: string, named: string): string[] {
  return [named, `src/${named}`, join(dirname(page), named), join(dirname(page), 'src', named)];
}

function linkExists(
  from: string,
  link: string,
  exists: (path: string) => boolean,
  headings: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  const [file = '', anchor] = link.split('#');
  const path = file === '' ? from : normalize(join(dirname(from), file));
  if (!exists(path)) return false;
  return anchor === undefined || (headings.get(path)?.has(anchor) ?? false);
}

function linksOf(line: string): string[] {
  return [...line.matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)]
    .map(([, link, image]) => link ?? image ?? '')
    .filter((link) => !/^[a-z]+:/.test(link));
}

/** In code style: `src/api/`, `host/types.ts`; a placeholder or a pattern is not looked up. */
export function pathsOf(line: string): string[] {
  return [...line.matchAll(/`([^`\s]+)`/g)]
    .map(([, text]) => text ?? '')
    .filter((text) => (ROOTS.test(text) || FILE.test(text)) && !/[<>{}*…=]|\.\.\./.test(text))
    .filter((text) => !MADE.has(text));
}

function scriptsOf(line: string): string[] {
  return [...line.matchAll(/npm run (?:-- )?([a-z][\w:-]*)/g)].map(([, script]) => script ?? '');
}

function foldersOf(files: ReadonlySet<string>): Set<string> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let at = dirname(file); at !== '.'; at = dirname(at)) folders.add(at);
  }
  return folders;
}

/** As a renderer of Markdown names headings. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading ?? '');
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** Words outside blocks of code, which are looked at and not read. */
export function wordsOf(text: string): number {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  return prose.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** `3: nothing named`, for each numbered invariant without something that exists and holds it. */
export function unheldInvariants(page: string, tree: Tree): string[] {
  const rows = [...page.matchAll(/^(\d+)\. (.+)$/gm)].map(([, number, text]) => ({
    number: Number(number),
    text: text ?? '',
  }));
  if (rows.length === 0) return ['no invariants'];
  return rows.flatMap(({ number, text }, at) => {
    const [, held = ''] = text.split(' — ');
    const holds = pathsOf(held).filter((path) => !path.endsWith('.md')).length;
    const runs = scriptsOf(held).filter((script) => tree.scripts.has(script)).length;
    return [
      ...(number === at + 1 ? [] : [`${number}: out of order`]),
      ...(holds + runs > 0 ? [] : [`${number}: nothing holds it`]),
    ];
  });
}
