// @vitest-environment node
/** Rules about files: their length, and content that must never be committed. */
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { APART, isApart, joinable, SHORT_LINES } from './joins.ts';
import { appSources, isTest, projectFiles, type Source } from './sources.ts';

const MAX_LINES = 400;

/** Handwritten code. Data, generated files and lock files have no limit. */
const CODE = /\.(?:ts|tsx|mjs|cjs|rs|kt|swift|css)$/;
const GENERATED = /^(?:gen\/|src\/api\/generated\/|permissions\/)/;

function tooLong(files: readonly Source[]): string[] {
  return files
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ path, lines }) => lines > MAX_LINES && !GENERATED.test(path))
    .map(({ path, lines }) => `${path}: ${lines}`);
}

/**
 * TypeScript of `src` that is written by hand, apart from tests. 720 before the pages of Discovery, of
 * which each list page may cost ten. Lower it when files join.
 */
const MAX_HANDWRITTEN = 820;

const MAX_IN_FOLDER = 25;
/** A kind of their own, so that tests beside the code do not halve the room for it. */
const TEST = /\.(?:test|spec)\.[a-z]+$/;
const KINDS = /\.(?:ts|tsx|mjs|cjs|rs|kt|swift|css|json)$/;
/** Generated, or texts, of which each language has a flat list of areas. */
const FLAT_FOLDER = /^gen\/|^locales\/|(?:^|\/)generated\//;

/** `folder .ts` where a folder has too many files of one kind: then it holds two things. */
function tooFull(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const kind = (TEST.exec(path) ?? KINDS.exec(path))?.[0];
    if (kind === undefined || FLAT_FOLDER.test(path)) continue;
    const key = `${dirname(path)} ${kind}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > MAX_IN_FOLDER).map(([key]) => key);
}

/** Traces of a machine or registry. This file contains the patterns and is excluded. */
const FORBIDDEN: readonly { name: string; pattern: RegExp; bad: string }[] = [
  {
    name: 'a home folder',
    pattern: /(?:^|[\s"'(=:])\/(?:home|Users|root)\/[a-z][\w-]*\/[\w.]/m,
    bad: ' /home/ani/jajan',
  },
  {
    name: 'a work folder',
    pattern: /\/work\/(?:main|shared)/,
    bad: '/work/main',
  },
  {
    name: 'a private key',
    pattern: /-----BEGIN [A-Z ]*PRIVATE KEY/,
    bad: '-----BEGIN RSA PRIVATE KEY-----',
  },
  {
    name: 'a token',
    pattern: /\b(?:ghp_|github_pat_|npm_|sk-)[A-Za-z0-9]{30,}/,
    bad: 'npm_' + 'a'.repeat(36),
  },
  { name: 'an access key', pattern: /\bAKIA[0-9A-Z]{16}\b/, bad: 'AKIA' + 'A'.repeat(16) },
];

/** A lock file with registry addresses would send everybody there. */
const REGISTRY = /"resolved":|registry\+https?:\/\/(?!github\.com\/rust-lang\/crates\.io-index)/;

describe('files', () => {
  const code = projectFiles(CODE);
  const texts = projectFiles(
    /\.(?:ts|tsx|mjs|cjs|rs|kt|swift|css|json|toml|yml|yaml|md|html|sh|xml|gradle|kts|plist|svg)$|(?:^|\/)run$/,
  ).filter(({ path }) => path !== 'tests/architecture/files.test.ts');

  it('sees the tree', () => {
    expect(code.length).toBeGreaterThan(100);
    expect(texts.length).toBeGreaterThan(code.length);
  });

  it(`no file of code is over ${MAX_LINES} lines`, () => {
    expect(tooLong([{ path: 'src/x.ts', text: 'a\n'.repeat(MAX_LINES + 1) }])).toEqual([
      `src/x.ts: ${MAX_LINES + 1}`,
    ]);
    expect(tooLong(code)).toEqual([]);
  });

  it(`no folder holds over ${MAX_IN_FOLDER} files of one kind`, () => {
    const some = (count: number, ending: string) =>
      Array.from({ length: count }, (_file, at) => `src/a/f${at}${ending}`);
    expect(tooFull([...some(26, '.ts'), ...some(25, '.tsx')])).toEqual(['src/a .ts']);
    expect(tooFull(some(26, '.test.tsx'))).toEqual(['src/a .test.tsx']);
    expect(tooFull([...some(25, '.ts'), ...some(25, '.test.ts'), ...some(25, '.css')])).toEqual([]);
    expect(tooFull(some(26, '.ts').map((path) => `src/api/generated/${path}`))).toEqual([]);
    const full = tooFull(projectFiles(KINDS).map(({ path }) => path));
    expect(full).toEqual([]);
  });

  it.each(FORBIDDEN)('$name is nowhere', ({ pattern, bad }) => {
    expect(pattern.test(bad)).toBe(true);
    const found = texts.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
    expect(found).toEqual([]);
  });

  it('lock files hold no registry address', () => {
    expect(REGISTRY.test('"resolved": "https://example.com/x.tgz"')).toBe(true);
    expect(REGISTRY.test('source = "registry+https://example.com/index"')).toBe(true);
    const locks = projectFiles(/(?:^|\/)(?:package-lock\.json|Cargo\.lock)$/);
    expect(locks.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['Cargo.lock', 'package-lock.json']),
    );
    expect(locks.filter(({ text }) => REGISTRY.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('npm versions are exact', () => {
    const loose = (text: string) => {
      const { dependencies, devDependencies } = JSON.parse(text) as Record<
        string,
        Record<string, string>
      >;
      return Object.entries({ ...dependencies, ...devDependencies }).filter(
        ([, version]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
      );
    };
    expect(loose('{"dependencies":{"a":"^1.0.0"}}')).not.toEqual([]);
    expect(projectFiles(/^package\.json$/).flatMap(({ text }) => loose(text))).toEqual([]);
  });
});

describe('handwritten files of src', () => {
  const files = appSources().filter(({ path }) => !isTest(path));
  const found = joinable(files);

  it('a short file that one file beside it imports stands in that file', () => {
    const short = { path: 'src/a/x.ts', text: 'export const x = 1;\n' };
    const uses = (text: string, path = 'src/a/y.ts') => joinable([short, { path, text }]);
    expect(uses("import { x } from './x.ts';")).toEqual(['src/a/x.ts -> src/a/y.ts']);
    expect(uses("const x = import('./x.ts');")).toEqual([]);
    expect(uses("import { x } from '../a/x.ts';", 'src/b/y.ts')).toEqual([]);
    const long = { ...short, text: '\n'.repeat(SHORT_LINES) };
    expect(joinable([long, { path: 'src/a/y.ts', text: "import './x.ts';" }])).toEqual([]);
    const both = ['y', 'z'].map((name) => ({
      path: `src/a/${name}.ts`,
      text: "import './x.ts';",
    }));
    expect(joinable([short, ...both])).toEqual([]);

    expect(found.filter((each) => !isApart(each))).toEqual([]);
  });

  it('each exception is still one', () => {
    const paths = new Set(found.map((each) => each.split(' ')[0]));
    expect(Object.keys(APART).filter((path) => !paths.has(path))).toEqual([]);
  });

  it(`there are at most ${MAX_HANDWRITTEN}`, () => {
    expect(files.length).toBeGreaterThan(500);
    expect(files.length).toBeLessThanOrEqual(MAX_HANDWRITTEN);
  });
});
