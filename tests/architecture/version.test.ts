// @vitest-environment node
/** The version stands in package.json; copies are generated, and nobody writes it a second time. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { versionCode } from '../../src/lib/version.ts';
import { version, versionCopies } from '../../tools/version.mjs';
import { projectFiles } from './sources.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const NEXT = '987.654.321';

it('is read by Tauri from package.json, for both phones', () => {
  const config = JSON.parse(read('tauri.conf.json')) as {
    version: string;
    bundle: Record<'android' | 'iOS', object>;
  };
  expect(config.version).toBe('package.json');
  // Made of the version: 2.10.3 is 2010003.
  expect(config.bundle.android).not.toHaveProperty('versionCode');
  expect(config.bundle.iOS).not.toHaveProperty('bundleVersion');
});

it('has copies where nothing else is possible, and they are fresh', () => {
  for (const [path, text] of versionCopies(version())) expect(read(path) === text, path).toBe(true);
  for (const [path, text] of versionCopies(NEXT)) {
    expect(text, path).toContain(NEXT);
    expect(literalsOf({ path, text }, version()), path).toEqual([]);
  }
});

it.each(['2.11', '2.11.0-beta', '2.1000.0', 'v2.11.0', ''])('%j is refused', (wanted) => {
  expect(() => versionCopies(wanted)).toThrow(/three parts/);
});

/** Tests, data of released versions, documents and generated files may say any version. */
const FREE =
  /^(?:tests|docs|shots)\/|\.test\.tsx?$|\/tests\/|^(?:CHANGELOG|README)\.md$|\/generated\/|openapi\.json$/;

/** Lines with this version or its code that are no comment. */
function literalsOf({ path, text }: { path: string; text: string }, of: string): string[] {
  const found = new RegExp(`(?<![\\d.])(?:${RegExp.escape(of)}|${versionCode(of)})(?![\\d.])`);
  return text
    .split('\n')
    .flatMap((line, at) =>
      found.test(line) && !/^\s*(?:\/\/|\/?\*|#)/.test(line) ? [`${path}:${at + 1}`] : [],
    );
}

it('is written nowhere else', () => {
  const broken = {
    path: 'src/x.ts',
    text: `// ${NEXT}\nconst a = '${NEXT}';\nconst b = '1${NEXT}';`,
  };
  expect(literalsOf(broken, NEXT)).toEqual(['src/x.ts:2']);
  const copies = new Set(['package.json', ...versionCopies(NEXT).map(([path]) => path)]);
  const files = projectFiles(/\.(?:ts|tsx|mjs|rs|kt|kts|json|toml|yml|plist|html|sql|css)$/);
  expect(files.length).toBeGreaterThan(500);
  const second = files
    .filter(({ path }) => !copies.has(path) && !FREE.test(path))
    .flatMap((file) => literalsOf(file, version()));
  expect(second).toEqual([]);
});

it('is the newest of the changelog', () => {
  const newest = (text: string) => /^## (?:Unreleased \()?(\d+\.\d+\.\d+)/m.exec(text)?.[1];
  expect(newest('# Changelog\n\n## Unreleased (2.0.0)\n\n## 1.9.0 (2026-01-01)\n')).toBe('2.0.0');
  expect(newest('## 1.9.0 (2026-01-01)\n')).toBe('1.9.0');
  expect(newest(read('CHANGELOG.md'))).toBe(version());
});
