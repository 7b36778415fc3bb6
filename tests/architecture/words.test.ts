// @vitest-environment node
/** One term per thing, in the app's texts and in the sandbox's replies. */
import { expect, it } from 'vitest';
import { projectFiles } from './sources.ts';

const WORDS = [
  { thing: 'a store', says: '门店', not: '店铺' },
  { thing: 'a review', says: '评价', not: '点评' },
  { thing: 'a big brand day', says: '大牌日', not: '品牌日' },
] as const;

const spoken = projectFiles(/^locales\/.*\.json$|^src-tauri\/sandbox\/src\/.*\.rs$/);
const saying = (word: string): string[] =>
  spoken.filter(({ text }) => text.includes(word)).map(({ path }) => path);

it.each(WORDS)('$thing is $says, and never $not', ({ says, not }) => {
  expect(saying(says).some((path) => path.startsWith('locales/'))).toBe(true);
  expect(saying(says).some((path) => path.startsWith('src-tauri/'))).toBe(true);
  expect(saying(not)).toEqual([]);
});
