// @vitest-environment node
/**
 * Texts come with the code that says them: the build puts what the first load says into it, and wraps
 * each part. That takes every `import()` of what draws to be a part, so that is the rule here.
 */
import { expect, it } from 'vitest';
import { saidIn, withTextsIn } from '../../tools/vite/messages.ts';
import { appSources, isTest, withoutComments } from './sources.ts';

/** What a part is: nothing chained to the import, which would not hear of its failures. */
const PART = /\bpart\(\s*\(\) => import\('[^']+'\)\s*[,)]/g;
const IMPORT = /(?<!typeof )\bimport\(/;
/** These import by themselves, before there is React, and say no text. */
const BELOW =
  /^src\/(?:api|host|i18n|lib|session|storage|telemetry)\/|^src\/(?:boot|app\/early)\.ts$/;
const KEY = /\btext\(\s*'/;

function importsOf(text: string): boolean {
  return IMPORT.test(withoutComments(text).replaceAll(PART, ''));
}

it('whatever draws loads code as a part', () => {
  expect(importsOf("const a = part(() => import('./A.ts'), 'A');")).toBe(false);
  expect(importsOf("type A = typeof import('./A.ts');")).toBe(false);
  expect(importsOf("await import('./A.ts');")).toBe(true);
  expect(importsOf("part(() => import('./A.ts').then(use))")).toBe(true);
  expect(importsOf("lazy(() => import('./A.ts'))")).toBe(true);
  const sources = appSources().filter(({ path }) => !isTest(path) && !BELOW.test(path));
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter(({ text }) => importsOf(text)).map(({ path }) => path)).toEqual([]);
});

it('what loads code by itself says no text', () => {
  const below = appSources().filter(({ path }) => !isTest(path) && BELOW.test(path));
  expect(KEY.test("toast(text('frame.exitHint'))")).toBe(true);
  expect(below.length).toBeGreaterThan(80);
  expect(below.filter(({ text }) => KEY.test(text)).map(({ path }) => path)).toEqual([]);
});

it('the build finds the texts that code says, and no others', () => {
  const texts = { 'home.title': 'Beranda', 'home.note': 'Dekat' };
  const code = 'text("home.title"); reportProblem("home.list"); const key = `home.note`;';
  expect(saidIn(code, texts)).toEqual(['home.title', 'home.note']);
});

it('the build has each part wait for its texts', () => {
  const code = withTextsIn(
    'const a = part(() => import("./A.tsx"), "A");\nawait import("./b.ts");',
    'src/app',
  );
  expect(code).toContain(
    'part(__withTexts(() => import("./A.tsx")), "A");\nawait import("./b.ts");',
  );
  expect(code).toMatch(/^import \{ withTexts as __withTexts \}/);
});

it('the page of a link waits for the texts of links alone', () => {
  const code = withTextsIn(
    'const a = part(() => import("../screens/rank/RankScreen.tsx"), "A");',
    'src/app',
  );
  expect(code).toContain(
    'part(__withTexts(() => import("../screens/rank/RankScreen.tsx"), ["linked"]), "A");',
  );
});
