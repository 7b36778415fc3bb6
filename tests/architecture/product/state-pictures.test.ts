// @vitest-environment node
/** Each situation has its own drawing, and each drawing a situation. */
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { appSources, isTest } from '../sources.ts';

const sources = appSources().filter(({ path }) => !isTest(path));
const table = sources.find(({ path }) => path === 'src/ui/state-pictures.tsx')?.text ?? '';
const others = sources.filter(({ path }) => path !== 'src/ui/state-pictures.tsx');

const names = [...table.matchAll(/^import (\w+) from '\.\/drawings\/([\w-]+\.svg)';$/gm)];
const situations = names.map(([, name = '']) => name);

/** Those that screens name, by property or by value. */
const pictures = others.map(({ text }) => text).join('\n');
const isNamed = (name: string): boolean => new RegExp(`['"]${name}['"]`).test(pictures);

it('finds the drawings', () => {
  expect(situations.length).toBeGreaterThanOrEqual(14);
  expect(isNamed('nothing that is drawn')).toBe(false);
});

it('no file is without a name', () => {
  const files = names.map(([, , file]) => file);
  expect(new Set(files)).toEqual(new Set(readdirSync('src/ui/drawings')));
});

it.each(situations)('%s is shown somewhere', (name) => {
  expect(isNamed(name)).toBe(true);
});

it('what was thanked for and what is still to come do not look alike', () => {
  const drawn = (path: string): string[] =>
    [
      ...(others.find((source) => source.path === path)?.text ?? '').matchAll(/picture="(\w+)"/g),
    ].map(([, name = '']) => name);
  const thanks = drawn('src/features/review-write/WriteOutcome.tsx');
  const coming = drawn('src/screens/coming/ComingScreen.tsx');
  expect(thanks).not.toEqual([]);
  expect(coming).toEqual(['building']);
  expect(thanks).not.toContain('building');
});
