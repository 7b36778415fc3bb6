/** What the web build must not contain. The shell's build: `tests/webview/build.shell.ts`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  builtFiles,
  filesOfChunk,
  filesOfModule,
  importsOf,
  SPREAD_IN_OPTIONAL_CALL,
  TAURI,
} from '../../support/built-files.ts';
import { KNOWN, usesBeyondFloor } from '../../support/floor-uses.ts';
import { tooNew } from '../../support/floor.ts';
import { webFolder } from '../../support/sandbox.ts';
import { saidIn } from '../../../tools/vite/messages.ts';

/** The app's own chunk: proves that the search looks at the real files. */
const scripts = () => builtFiles(webFolder).filter(({ path }) => path.endsWith('.js'));

test('the web build contains nothing of Tauri', () => {
  expect(scripts().length).toBeGreaterThan(20);
  const found = builtFiles(webFolder).filter(({ text }) => TAURI.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('the licence list names every Workbox package of the service worker', () => {
  const worker = builtFiles(webFolder).filter(({ path }) => /workbox-[^/]+\.js$/.test(path));
  const inside = worker.flatMap(({ text }) => [...text.matchAll(/workbox:([a-z-]+):/g)]);
  const listed = readFileSync('src/screens/setting/generated/licences-web.json', 'utf8');
  const names = [...new Set(inside.map(([, name]) => `"workbox-${name}"`))];
  expect(names).toContain('"workbox-core"');
  expect(names.filter((name) => !listed.includes(name))).toEqual([]);
});

test('the web build has no source map and no reference to one', () => {
  expect(scripts().length).toBeGreaterThan(20);
  const found = builtFiles(webFolder).filter(
    ({ path, text }) => path.endsWith('.map') || text.includes('sourceMappingURL='),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('the oldest web view of Android runs every optional call', () => {
  for (const call of ['run?.(...given)', 'run?.it(1, ...given)', 'run?.(a(b(c)), ...given)'])
    expect(call).toMatch(SPREAD_IN_OPTIONAL_CALL);
  expect('run?.(given),run(...given)').not.toMatch(SPREAD_IN_OPTIONAL_CALL);
  const optional = scripts().filter(({ text }) => text.includes('?.'));
  expect(optional.length).toBeGreaterThan(20);
  const found = optional.filter(({ text }) => SPREAD_IN_OPTIONAL_CALL.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

const TOO_NEW: readonly [script: string, found: readonly string[]][] = [
  ['a.toSorted(), b?.at(-1), Object.hasOwn(c, d)', ['toSorted', 'at', 'hasOwn']],
  ['structuredClone(a), crypto.randomUUID()', ['structuredClone', 'randomUUID']],
  ['AbortSignal.timeout(1), URL.canParse(a)', ['timeout', 'canParse']],
  ['/(?<!a)b/.test(c), new RegExp("(?<=a)b", "g"), /a/v', ['(?<!a)b', '(?<=a)b', 'a']],
  ['a.addEventListener("scrollend", b)', ['scrollend']],
  ['a.findLast?.(b), a.sort(), a.replaceAll("b", "c"), /(?<b>c)/, JSON.parse(a)', []],
];

test('the web build uses nothing that iOS 15.0 or Android WebView 87 lacks', () => {
  for (const [script, found] of TOO_NEW)
    expect(tooNew(script).toSorted()).toEqual(found.toSorted());
  const uses = usesBeyondFloor(webFolder);
  expect(uses.filter(({ name }) => !KNOWN.includes(name))).toEqual([]);
  const names = new Set(uses.map(({ name }) => name));
  expect(KNOWN.filter((name) => !names.has(name))).toEqual([]);
});

test("the early call of a link's page needs the first scripts and itself only", () => {
  const [early] = filesOfChunk(webFolder, 'early');
  expect(importsOf(webFolder, early).map(({ name }) => name)).toEqual(['core', 'rolldown-runtime']);
});

test('the page of a link has all texts that it says without those of later screens', () => {
  const html = readFileSync(join(webFolder, 'index.html'), 'utf8');
  const pages = [...html.matchAll(/'(\/platform\/[^']+)': '\w+ ([^']+)'/g)];
  expect(pages.length).toBe(10);
  const [later] = filesOfModule(webFolder, 'virtual:messages/id-ID/later');
  const laterTexts = readFileSync(join(webFolder, later), 'utf8');
  const keys = [...laterTexts.matchAll(/"([a-z]+\.[a-zA-Z0-9]+)":/g)].map(([, key = '']) => key);
  expect(keys.length).toBeGreaterThan(1000);
  const texts = Object.fromEntries(keys.map((key) => [key, '']));
  const missing = pages.map(([, path = '', files = '']) => {
    const codes = files.split(' ').filter((file) => file.endsWith('.js'));
    expect(codes, path).not.toContain(`/${later}`);
    return codes.flatMap((file) => saidIn(readFileSync(join(webFolder, file), 'utf8'), texts));
  });
  expect(missing.flat()).toEqual([]);
});
