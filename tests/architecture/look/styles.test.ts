// @vitest-environment node
/**
 * What many screens draw alike has one name, in `src/ui/style`: no set of declarations stands three times,
 * and there are not more sheets than before. Names are not typed, so a misspelt one would draw nothing.
 */
import { expect, it } from 'vitest';
import { inlined } from '../../../tools/vite/class-names.ts';
import { appSources, isTest, projectFiles } from '../sources.ts';
import { misnamed, repeated, sheetOf } from './styles.ts';

const sheets = projectFiles(/^src\/.*\.css$/).map(sheetOf);
const scripts = appSources().filter(({ path }) => !isTest(path));

const MAX_SHEETS = 155;
/** 6,808 before the pages of Discovery (search, lists, flash deals, video): about 100 a page. */
const MAX_LINES = 7900;
const OFTEN = 3;

it('sees the tree', () => {
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.reduce((sum, { rules }) => sum + rules.length, 0)).toBeGreaterThan(1000);
});

it(`there are at most ${MAX_SHEETS} style sheets and ${MAX_LINES} lines`, () => {
  expect(sheets.length).toBeLessThanOrEqual(MAX_SHEETS);
  expect(sheets.reduce((sum, { lines }) => sum + lines, 0)).toBeLessThanOrEqual(MAX_LINES);
});

it('no set of declarations stands three times', () => {
  const text = '.a { color: red; top: 0 } .b > i { top: 0; color: red } .c { left: 0 }';
  const same = ['src/a.css', 'src/b.css'].map((path) => sheetOf({ path, text }));
  expect(repeated(same.slice(0, 1), OFTEN)).toEqual([]);
  expect(repeated(same, OFTEN)).toEqual([
    'color: red; top: 0: src/a.css .a, src/a.css .b > i, src/b.css .a, src/b.css .b > i',
  ]);
  const steps = sheetOf({ path: 'src/a.css', text: '@keyframes a { from { top: 0; left: 0 } }' });
  expect(steps.rules).toEqual([]);
  expect(repeated(sheets, OFTEN)).toEqual([]);
});

it('every class that is read exists, and every class is read', () => {
  const sheet = sheetOf({ path: 'src/a.module.css', text: '.a { top: 0 } .b:hover i { top: 0 }' });
  const script = {
    path: 'src/A.tsx',
    text: "import css from './a.module.css';\ncss['c'] + css['a']",
  };
  expect(misnamed([sheet], [script])).toEqual({
    missing: ['src/A.tsx c'],
    unread: ['src/a.module.css b'],
  });
  expect(misnamed(sheets, scripts)).toEqual({ missing: [], unread: [] });
});

/* The names of sheets are constants of the built script: each sheet would bring an object of all of them. */

it('names are imported one by one, and joined where they always apply', () => {
  const code = "import css from './A.module.css';\n";
  const start = "import * as css from './A.module.css';\n";
  expect(inlined(`${code}classes(css['a'], css['b'])`)).toBe(
    `${start}\`\${css['a']} \${css['b']}\``,
  );
  expect(inlined(`${code}classes(\n  css['a'],\n  css['b'],\n)`)).toBe(
    `${start}\`\${css['a']} \${css['b']}\``,
  );
  const open = "classes(css['a'], isOn && css['b'])";
  expect(inlined(code + open)).toBe(start + open);
  expect(inlined("import './A.css';")).toBe("import './A.css';");
});

it('no class has a name that a module cannot export', () => {
  const RESERVED =
    /^(?:await|case|catch|class|const|default|delete|do|else|enum|export|for|if|import|in|new|return|switch|this|try|var|void|while|with)$/;
  expect('switch').toMatch(RESERVED);
  const names = projectFiles(/^src\/.*\.module\.css$/)
    .map(sheetOf)
    .flatMap(({ rules }) => rules)
    .flatMap(({ selector }) => [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)])
    .map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name) => RESERVED.test(name) || name.includes('-'))).toEqual([]);
});
