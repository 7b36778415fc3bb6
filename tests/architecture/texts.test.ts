// @vitest-environment node
/**
 * What the first screen's code may say: only texts of the first areas, because the others are not
 * there yet. What it loads later and what says more comes through `withTexts`, which brings them.
 * The same holds of failures to load a part.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { FIRST_AREAS } from '../../tools/vite/messages.ts';
import { appSources, isTest, withoutComments } from './sources.ts';

const ROOTS = ['src/boot.ts', 'src/main.tsx'];
const STATIC_IMPORT = /^(?:import|export)(?!\s+type\b)(?:[^;']*?from )?\s*'([^']+)'/gm;
const DYNAMIC_IMPORT = /(withTexts\(\(\) =>\s*)?(?<!typeof )\bimport\('([^']+)'\)/g;
const KEY = /'([a-z]+\.[a-zA-Z0-9.]+)'/g;

/** The keys of all other areas. */
const laterKeys = new Set(
  readdirSync('locales/id-ID')
    .filter((fileName) => !FIRST_AREAS.includes(fileName.slice(0, -'.json'.length)))
    .flatMap((fileName) =>
      Object.keys(JSON.parse(readFileSync(`locales/id-ID/${fileName}`, 'utf8')) as object),
    ),
);

function code(path: string): string {
  return withoutComments(readFileSync(path, 'utf8'));
}

function fileOf(from: string, specifier: string): string | undefined {
  if (specifier === '#host') return 'src/host/web/host.ts';
  if (specifier === '#late-host') return 'src/host/web/late-host.ts';
  return /^\..*\.tsx?$/.test(specifier) ? normalize(join(dirname(from), specifier)) : undefined;
}

/** Everything that comes with these files. */
function together(roots: readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = [...roots];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    for (const [, specifier = ''] of code(path).matchAll(STATIC_IMPORT)) {
      const next = fileOf(path, specifier);
      if (next !== undefined) open.push(next);
    }
  }
  return found;
}

function laterTexts(text: string): string[] {
  return [...text.matchAll(KEY)].map((match) => match[1] ?? '').filter((key) => laterKeys.has(key));
}

const first = together(ROOTS);

it('sees the first screen', () => {
  expect([...first]).toEqual(expect.arrayContaining(['src/screens/home/HomeScreen.tsx']));
  expect(laterTexts("text('platform.logIn')")).toEqual(['platform.logIn']);
  expect(laterTexts("text('common.retry')")).toEqual([]);
});

it('the first screen uses only texts of the first load', () => {
  expect([...first].filter((path) => laterTexts(code(path)).length > 0)).toEqual([]);
});

it('a lazy part is loaded with its texts', () => {
  const bare = [...first].flatMap((path) =>
    [...code(path).matchAll(DYNAMIC_IMPORT)].flatMap(([, wrapped, specifier = '']) => {
      const part = fileOf(path, specifier);
      if (wrapped !== undefined || part === undefined || first.has(part)) return [];
      const says = [...together([part])].some((file) => laterTexts(code(file)).length > 0);
      return says ? [`${path} -> ${part}`] : [];
    }),
  );
  expect(bare).toEqual([]);
});

/** A chain that is not handed on whole: its own handlers have to hear of every failure. */
const LOOSE_CHAIN = /(?<!=>\s*)\bimport\('[^']+'\)\s*\.then\(/;

it('every failure to load a part reaches its handler', () => {
  expect(LOOSE_CHAIN.test("import('./A.ts').then(use, fail)")).toBe(true);
  expect(LOOSE_CHAIN.test("loadPart(() => import('./A.ts')).then(use, fail)")).toBe(false);
  expect(LOOSE_CHAIN.test("lazy(() =>\n  import('./A.tsx').then(use))")).toBe(false);
  const loose = appSources().filter(({ path, text }) => !isTest(path) && LOOSE_CHAIN.test(text));
  expect(loose.map(({ path }) => path)).toEqual([]);
});
