/** The sources that the rules read: the project's files as git knows them, and their imports. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export interface Source {
  /** From the root, with slashes. */
  path: string;
  text: string;
}

export interface Import {
  /** As written. */
  specifier: string;
  /** File inside the project, or undefined for a package. */
  path: string | undefined;
}

/** Tracked files and new ones that git would not ignore. */
export function projectFiles(pattern: RegExp): Source[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(listed.split('\n'))]
    .filter((path) => pattern.test(path) && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** TypeScript of the app, without what is generated. */
export function appSources(): Source[] {
  return projectFiles(/^src\/.*\.tsx?$/).filter(({ path }) => !path.includes('/generated/'));
}

const IMPORT =
  /(?:\bimport|\bexport)\s+(?:type\s+)?(?:[\w*{][^'";]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Static and dynamic imports, types too. */
export function importsOf({ path, text }: Source): Import[] {
  return [...withoutComments(text).matchAll(IMPORT)].map((match) => {
    const specifier = match[1] ?? match[2] ?? '';
    return { specifier, path: resolve(path, specifier) };
  });
}

function resolve(from: string, specifier: string): string | undefined {
  if (/^#(late-)?host$/.test(specifier)) return 'src/host/types.ts';
  if (!specifier.startsWith('.')) return undefined;
  return normalize(join(dirname(from), specifier.split('?')[0] ?? '')).replaceAll('\\', '/');
}

/** Keeps line numbers. Ignores strings that look like comments, which are rare here. */
export function withoutComments(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/(^|[\s;{}(,])\/\/[^\n]*/g, '$1');
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** `src/features/coupon/rules.ts` -> `features`; `src/paths.ts` -> `paths`. */
export function layerOf(path: string): string | undefined {
  return /^src\/([\w-]+)/.exec(path)?.[1];
}

/** `src/features/coupon/rules.ts` -> `coupon` */
export function folderIn(layer: string, path: string): string | undefined {
  return new RegExp(`^src/${layer}/([\\w-]+)/`).exec(path)?.[1];
}

/** The lines on which a pattern occurs outside comments, as `path:line`. */
export function placesOf({ path, text }: Source, pattern: RegExp): string[] {
  return withoutComments(text)
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : []));
}
