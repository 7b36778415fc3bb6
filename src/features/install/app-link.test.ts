import { expect, it } from 'vitest';
import { paths } from '../../paths.ts';
import { resolveLink } from '../links/resolve-link.ts';
import { appLink, readCode, storeAddress } from './app-link.ts';

it.each([
  ['JAJAN10', 'JAJAN10'],
  [' jajan-10 \n', 'JAJAN-10'],
  ['ab 12 cd', 'AB12CD'],
  ['', undefined],
  ['abc', undefined],
  ['-abcd', undefined],
  ['ab_cd', undefined],
  ['<script>', undefined],
  ['jajan://x', undefined],
  ['ＡＢＣＤ', 'ABCD'],
  ['\u200BJAJAN\u201110.', 'JAJAN-10'],
  ['a'.repeat(33), undefined],
])('%j is the code %s', (text, code) => {
  expect(readCode(text)).toBe(code);
});

it.each([paths.home(), paths.mall({ id: 'm1' }), paths.account()])(
  'the deep link opens the same route $pathname',
  (to) => {
    expect(resolveLink(appLink(to), 'deep-link')).toEqual({ kind: 'route', to });
  },
);

it.each([
  ['https://play.google.com/store/apps/details?id=id.jajan.app', true],
  ['https://apps.apple.com/id/app/jajan/id1', true],
  ['http://play.google.com/', false],
  ['https://user@play.google.com/', false],
  ['https://play.google.com:444/', false],
  ['javascript:alert(1)', false],
  ['intent://x#Intent;end', false],
  ['/platform/rank', false],
  ['', false],
])('%s is a store: %s', (raw, isOne) => {
  expect(storeAddress(raw)).toBe(isOne ? raw : undefined);
});
