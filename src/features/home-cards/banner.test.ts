import { expect, test } from 'vitest';
import type { Banner } from '../../api/generated/types.ts';
import { bannerTarget, brandTarget } from './banner.ts';

const banner = (jump: Banner['bannerJumpUrlMap'], adTrace?: string): Banner => ({
  id: 'b1',
  name: {},
  backgroundColor: '#ffcc00',
  bannerImageUrlMap: {},
  bannerJumpUrlMap: jump,
  requiredLogin: false,
  ...(adTrace === undefined ? {} : { adTrace }),
});

test('the jump URL is the language’s, else the Indonesian one', () => {
  const jump = { 'id-ID': '/platform/rank', 'en-US': '/platform/brands', 'zh-CN': '' };
  expect(bannerTarget(banner(jump), 'en-US')).toMatchObject({
    to: { pathname: '/platform/brands' },
  });
  expect(bannerTarget(banner(jump), 'zh-CN')).toMatchObject({ to: { pathname: '/platform/rank' } });
});

test('no jump URL is missing, not an empty link', () => {
  expect(bannerTarget(banner({}), 'id-ID')).toEqual({ kind: 'missing' });
});

test('a route carries the ad trace beside its own values', () => {
  const target = bannerTarget(
    banner({ 'id-ID': '/platform/flashDeal?pageId=fs-1' }, 'a&b'),
    'id-ID',
  );
  if (target.kind !== 'route') throw new Error(`a ${target.kind} target`);
  const query = new URLSearchParams(target.to.search);
  expect([query.get('pageId'), query.get('adTrace')]).toEqual(['fs-1', 'a&b']);
});

test('an external page is opened as it is, without the trace', () => {
  expect(bannerTarget(banner({ 'id-ID': 'https://partner.example/x' }, 'trace'), 'id-ID')).toEqual({
    kind: 'external',
    url: 'https://partner.example/x',
  });
});

test('a script is rejected', () => {
  expect(bannerTarget(banner({ 'id-ID': 'javascript:alert(1)' }), 'id-ID').kind).toBe('rejected');
});

test.each([
  ['', { kind: 'missing' }],
  ['/platform/brands', { kind: 'route', to: { pathname: '/platform/brands', search: '' } }],
  ['brand.example/a', { kind: 'external', url: 'https://brand.example/a' }],
])('the brand card with %j', (raw, target) => {
  expect(brandTarget(raw)).toEqual(target);
});
