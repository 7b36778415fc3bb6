import { expect, test } from 'vitest';
import { withoutSearch, withSearch } from './use-history.ts';
import { MAX_KEPT } from './stored-keys.ts';

test('the newest is first, and each search is in it once', () => {
  const history = ['soto', 'kopi', 'bakso'].reduce(withSearch, [] as string[]);
  expect(history).toEqual(['bakso', 'kopi', 'soto']);
  expect(withSearch(history, 'Soto')).toEqual(['Soto', 'bakso', 'kopi']);
});

test('twenty are kept', () => {
  const texts = Array.from({ length: MAX_KEPT + 5 }, (_each, at) => `soto ${at}`);
  const history = texts.reduce(withSearch, [] as string[]);
  expect(history).toHaveLength(MAX_KEPT);
  expect(history[0]).toBe('soto 24');
  expect(history.at(-1)).toBe('soto 5');
});

test('one is removed, however it is written', () => {
  expect(withoutSearch(['Soto', 'kopi'], 'soto')).toEqual(['kopi']);
  expect(withoutSearch(['Soto'], 'kopi')).toEqual(['Soto']);
});
