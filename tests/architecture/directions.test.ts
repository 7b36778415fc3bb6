// @vitest-environment node
/**
 * Imports go down only. Each rule is shown a file that breaks it, so that it cannot silently stop
 * working.
 */
import { describe, expect, it } from 'vitest';
import { CLOCK_FILE, FEATURES, LAYERS, LIB_IMPURE, PACKAGES } from './directions.ts';
import {
  appSources,
  folderIn,
  importsOf,
  isTest,
  layerOf,
  placesOf,
  type Source,
  withoutComments,
} from './sources.ts';

const sources = appSources();
const rows: Readonly<Record<string, readonly string[]>> = LAYERS;

/** Entry files at the top of `src/` that compose everything. */
const ENTRIES: Readonly<Record<string, string>> = { boot: 'main' };

function rowOf(path: string): string | undefined {
  const layer = layerOf(path);
  return layer === undefined ? undefined : (ENTRIES[layer] ?? layer);
}

function upward(files: readonly Source[]): string[] {
  return files.flatMap((file) => {
    const from = rowOf(file.path);
    if (from === undefined || from === 'vite-env') return [];
    const allowed = rows[from];
    if (allowed === undefined) return [`${file.path} is in no layer of the table`];
    return importsOf(file).flatMap(({ specifier, path }) => {
      const to = path === undefined ? undefined : rowOf(path);
      if (to === undefined || to === from || allowed.includes(to)) return [];
      return [`${file.path} -> ${specifier}`];
    });
  });
}

/** Rows that name themselves or a layer of a row above. */
function upRows(table: readonly (readonly [string, readonly string[]])[]): string[] {
  const order = table.map(([layer]) => layer);
  return table.flatMap(([layer, below], at) =>
    below.filter((other) => order.indexOf(other) <= at).map((other) => `${layer} -> ${other}`),
  );
}

function screensAcross(files: readonly Source[]): string[] {
  return files.flatMap((file) => {
    const from = folderIn('screens', file.path);
    return importsOf(file).flatMap(({ path }) => {
      const to = path === undefined ? undefined : folderIn('screens', path);
      return from !== undefined && to !== undefined && from !== to ? [`${file.path} -> ${to}`] : [];
    });
  });
}

function featuresAcross(files: readonly Source[]): string[] {
  return files.flatMap((file) => {
    const from = folderIn('features', file.path);
    if (from === undefined) return [];
    return importsOf(file).flatMap(({ path }) => {
      const to = path === undefined ? undefined : folderIn('features', path);
      const isAllowed = to === undefined || to === from || FEATURES[from]?.includes(to) === true;
      return isAllowed ? [] : [`${file.path} -> features/${to}`];
    });
  });
}

function strayPackages(files: readonly Source[]): string[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap(({ specifier }) =>
      PACKAGES.filter(
        ({ prefix, only }) => specifier.startsWith(prefix) && !only.test(file.path),
      ).map(({ why }) => `${file.path} imports ${specifier}, but ${why}`),
    ),
  );
}

function impureLib(files: readonly Source[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('src/lib/') && path !== CLOCK_FILE && !isTest(path))
    .flatMap((file) => LIB_IMPURE.flatMap((pattern) => placesOf(file, pattern)));
}

/** A barrel: a file that only re-exports. */
function barrels(files: readonly Source[]): string[] {
  return files
    .filter(({ path, text }) => {
      const code = withoutComments(text).trim();
      const rest = code.replaceAll(
        /export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+['"][^'"]+['"];?/g,
        '',
      );
      return /\/index\.tsx?$/.test(path) || (code !== '' && rest.trim() === '');
    })
    .map(({ path }) => path);
}

/** The names of a cycle in the table; empty without one. */
function cycleIn(table: Readonly<Record<string, readonly string[]>>): string[] {
  const visit = (name: string, way: readonly string[]): string[] => {
    if (way.includes(name)) return [...way, name];
    for (const next of table[name] ?? []) {
      const cycle = visit(next, [...way, name]);
      if (cycle.length > 0) return cycle;
    }
    return [];
  };
  for (const name of Object.keys(table)) {
    const cycle = visit(name, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

function file(path: string, text: string): Source[] {
  return [{ path, text }];
}

describe('directions in src', () => {
  it('sees the app', () => {
    expect(sources.length).toBeGreaterThan(20);
    expect(sources.flatMap(importsOf).length).toBeGreaterThan(50);
  });

  it('imports go down only', () => {
    expect(upward(file('src/ui/Card.tsx', "import { text } from '../i18n/i18n.ts';"))).not.toEqual(
      [],
    );
    expect(
      upward(file('src/api/call.ts', "const { App } = await import('../app/App.tsx');")),
    ).not.toEqual([]);
    expect(upward(file('src/widgets/x.ts', ''))).not.toEqual([]);
    expect(
      upward(file('src/features/a/x.ts', "import { call } from '../../api/call.ts';")),
    ).toEqual([]);
    expect(upward(sources)).toEqual([]);
  });

  it('the rows are an order: no two layers import each other', () => {
    expect(
      upRows([
        ['a', ['b']],
        ['b', ['a']],
      ]),
    ).toEqual(['b -> a']);
    expect(upRows(Object.entries(rows))).toEqual([]);
  });

  it('a screen never imports another screen', () => {
    expect(
      screensAcross(file('src/screens/a/A.tsx', "import { B } from '../b/B.tsx';")),
    ).not.toEqual([]);
    expect(screensAcross(sources)).toEqual([]);
  });

  it('a feature imports another feature only where the table says so', () => {
    expect(
      featuresAcross(file('src/features/coupon/x.ts', "import type { A } from '../links/a.ts';")),
    ).not.toEqual([]);
    expect(featuresAcross(sources)).toEqual([]);
  });

  it('the table of features has no cycle and names no folder that is not there', () => {
    expect(cycleIn({ a: ['b'], b: ['c'], c: ['a'] })).not.toEqual([]);
    expect(cycleIn(FEATURES)).toEqual([]);
    const folders = new Set(sources.map(({ path }) => folderIn('features', path)));
    const named = [...Object.keys(FEATURES), ...Object.values(FEATURES).flat()];
    expect(named.filter((name) => !folders.has(name))).toEqual([]);
  });

  it('packages are imported by their one layer', () => {
    expect(
      strayPackages(file('src/app/x.ts', "import { invoke } from '@tauri-apps/api/core';")),
    ).not.toEqual([]);
    expect(strayPackages(file('src/ui/x.tsx', "import { Link } from 'react-router';"))).not.toEqual(
      [],
    );
    expect(strayPackages(sources)).toEqual([]);
  });

  it('lib is pure', () => {
    expect(impureLib(file('src/lib/x.ts', 'export const id = () => Math.random();'))).not.toEqual(
      [],
    );
    expect(impureLib(file('src/lib/x.ts', 'export const now = new Date();'))).not.toEqual([]);
    expect(impureLib(sources)).toEqual([]);
  });

  it('there are no barrels', () => {
    expect(
      barrels(file('src/ui/all.ts', "export * from './Button.tsx';\nexport { a } from './a.ts';")),
    ).not.toEqual([]);
    expect(barrels(file('src/ui/index.ts', 'export const a = 1;'))).not.toEqual([]);
    expect(barrels(sources)).toEqual([]);
  });
});
