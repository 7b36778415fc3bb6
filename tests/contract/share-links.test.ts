/** Shared links: what the app shares, the app opens, without asking for a login. */
import { expect, test } from 'vitest';
import { needsLogin } from '../../src/features/links/member-routes.ts';
import { resolveLink } from '../../src/features/links/resolve-link.ts';
import { shareUrl } from '../../src/features/share/share-content.ts';
import { type Path, paths } from '../../src/paths.ts';

const SHARED: readonly [string, Path][] = [
  ['a store', paths.merchant({ storeId: 'S1' })],
  ['a review', paths.reviewDetail({ reviewId: 'V1', poiId: 'P1' })],
  ['the brand pavilion', paths.brands()],
  ['a brand', paths.brandsHomepage({ id: '7' })],
  ['a mall', paths.mall({ id: 'M1' })],
  ['a brand day', paths.bigBrandActivity({ id: 'D1' })],
  ['the brand day', paths.bigBrandActivity()],
  ['a gift', paths.receiveRedEnvelope({ token: '0123456789abcdef0123456789abcdef' })],
  ['a code', paths.receiveRedEnvelope({ code: 'JAJAN-10' })],
  ['a campaign', paths.operationalDelivery({ pageId: 'jajan-hemat' })],
];

test.each(SHARED)('the link of %s opens it', (_name, to) => {
  const url = shareUrl(to, 'APP', 'https://elsewhere.example');
  for (const source of ['deep-link', 'share', 'scan'] as const)
    expect(resolveLink(url, source)).toEqual({ kind: 'route', to });
  // By the custom scheme, as "open in the app" on the web page does.
  expect(resolveLink(`jajan:/${to.pathname}${to.search}`, 'deep-link')).toEqual({
    kind: 'route',
    to,
  });
  expect(needsLogin(to.pathname)).toBe(false);
});

test('the link of a split opens it, for members', () => {
  const to = paths.groupCouponOrderDetail({ splitId: `L${'0a'.repeat(16)}` });
  const url = shareUrl(to, 'APP', 'https://elsewhere.example');
  for (const source of ['deep-link', 'share', 'scan'] as const)
    expect(resolveLink(url, source)).toEqual({ kind: 'route', to });
  expect(resolveLink(url.replace('L0a', 'L%270a'), 'deep-link').kind).toBe('rejected');
  expect(needsLogin(to.pathname)).toBe(true);
});
