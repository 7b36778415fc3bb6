// @vitest-environment node
/** Rules about files: their length, and content that must never be committed. */
import { describe, expect, it } from 'vitest';
import { projectFiles, type Source } from './sources.ts';

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
