import { expect, test } from 'vitest';
import { type LocalisedMap, pickLocale } from './locale.ts';

const cases: [LocalisedMap | null | undefined, string | undefined][] = [
  [{ 'id-ID': 'Promo', 'en-US': 'Deal' }, 'Deal'],
  [{ 'id-ID': 'Promo' }, 'Promo'],
  [{ 'id-ID': 'Promo', 'en-US': '' }, 'Promo'],
  [{ 'id-ID': 'Promo', 'en-US': null }, 'Promo'],
  [{ 'zh-CN': '优惠' }, undefined],
  [{}, undefined],
  [null, undefined],
  [undefined, undefined],
];

test.each(cases)('%j in en-US is %j', (map, text) => {
  expect(pickLocale(map, 'en-US')).toBe(text);
});
