import { expect, test } from 'vitest';
import { destinationOf } from './link-target.ts';

test('no jump URL is missing, not an empty link', () => {
  expect(destinationOf(undefined, 'banner')).toEqual({ kind: 'missing' });
});

test('a route carries the ad trace beside its own values', () => {
  const target = destinationOf('/platform/flashDeal?pageId=fs-1', 'banner', 'a&b');
  if (target.kind !== 'route') throw new Error(`a ${target.kind} target`);
  const query = new URLSearchParams(target.to.search);
  expect([query.get('pageId'), query.get('adTrace')]).toEqual(['fs-1', 'a&b']);
});

test('an external page is opened as it is, without the trace', () => {
  expect(destinationOf('https://partner.example/x', 'banner', 'trace')).toEqual({
    kind: 'external',
    url: 'https://partner.example/x',
  });
});

test('a script is rejected', () => {
  expect(destinationOf('javascript:alert(1)', 'banner').kind).toBe('rejected');
});

test.each([
  ['', { kind: 'missing' }],
  ['/platform/brands', { kind: 'route', to: { pathname: '/platform/brands', search: '' } }],
  ['brand.example/a', { kind: 'external', url: 'https://brand.example/a' }],
])('the brand card with %j', (raw, target) => {
  expect(destinationOf(raw, 'brand')).toEqual(target);
});
