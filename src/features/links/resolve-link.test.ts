import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { pathnames, type RouteName } from '../../paths.ts';
import { type LinkSource, type LinkTarget, resolveLink } from './resolve-link.ts';

const route = (pathname: string, search = ''): LinkTarget => ({
  kind: 'route',
  to: { pathname, search },
});
const rejected = (
  reason: 'unparsable' | 'scheme' | 'credentials' | 'route' | 'value',
): LinkTarget => ({
  kind: 'rejected',
  reason,
});

const cases: [string, LinkSource, LinkTarget][] = [
  ['/platform/rank', 'banner', route('/platform/rank')],
  ['/platform/rank/', 'banner', route('/platform/rank')],
  ['/', 'banner', route('/')],
  // Spec home 2: /platform redirects to /.
  ...(['https://jajan.example', 'https://m.jajan.example', 'jajan:/'] as const).flatMap(
    (origin): [string, LinkSource, LinkTarget][] => [
      [`${origin}/platform`, 'deep-link', route('/')],
      [`${origin}/platform/?channel_id=3`, 'deep-link', route('/', '?channel_id=3')],
    ],
  ),
  ['/platform', 'banner', route('/')],
  ['/platform', 'redirect', route('/')],
  // The page that sends people into the app takes along where it leads on to.
  [
    'https://m.jajan.example/platform/appDownload?redirect=%2Fplatform%2Fmall%3Fid%3Dm1%26evil%3D1&code=A-1',
    'deep-link',
    route('/platform/appDownload', '?code=A-1&redirect=%2Fplatform%2Fmall%3Fid%3Dm1'),
  ],
  [
    '/platform/appDownload?redirect=https%3A%2F%2Fevil.example',
    'banner',
    route('/platform/appDownload'),
  ],
  ['/platform/appDownload?redirect=', 'banner', route('/platform/appDownload')],
  [
    '/platform/appDownload?redirect=%2Fplatform%2FappDownload%3Fredirect%3D%2Fplatform%2Frank',
    'banner',
    route('/platform/appDownload', '?redirect=%2Fplatform%2FappDownload'),
  ],
  ['https://m.jajan.example/platform/mall?id=m1', 'banner', route('/platform/mall', '?id=m1')],
  ['jajan://platform/mall?id=m1', 'deep-link', route('/platform/mall', '?id=m1')],
  ['jajan:///platform/mall?id=m1', 'deep-link', route('/platform/mall', '?id=m1')],
  ['/platform/mall?id=m1&evil=1', 'banner', route('/platform/mall', '?id=m1')],
  ['/platform/mall?id=%3Cscript%3E', 'banner', rejected('value')],
  [
    'https://example.com/platform/rank',
    'banner',
    { kind: 'external', url: 'https://example.com/platform/rank' },
  ],
  ['https://example.com/platform/rank', 'deep-link', rejected('route')],
  ['https://example.com/', 'redirect', rejected('route')],
  ['brand.example.com/a', 'brand', { kind: 'external', url: 'https://brand.example.com/a' }],
  ['brand.example.com/a', 'banner', rejected('unparsable')],
  // Our own, and only our own, is taken as if it had said https.
  ['http://m.jajan.example/platform/rank', 'banner', route('/platform/rank')],
  ['http://m.jajan.example:8080/platform/rank', 'banner', rejected('scheme')],
  ['http://example.com/platform/rank', 'banner', rejected('scheme')],
  ['/platform/rank', 'push', route('/platform/rank')],
  ['/platform/rank', 'deep-link', rejected('unparsable')],
  ['https://example.com/', 'push', rejected('route')],
  ['https://example.com/', 'scan', { kind: 'external', url: 'https://example.com/' }],
  ['JAJAN:platform/rank', 'deep-link', route('/platform/rank')],
  ['jajan://', 'deep-link', route('/')],
  ['jajan://user@platform/rank', 'deep-link', rejected('route')],
  ['/platform/home/account?loginState=abc-1', 'deep-link', rejected('unparsable')],
  [
    'jajan://platform/home/account?loginState=abc-1',
    'deep-link',
    route('/platform/home/account', '?loginState=abc-1'),
  ],
  ['jajan://platform/home/account?loginState=%0A', 'deep-link', rejected('value')],
  ['jajan://platform/rank?loginState=abc-1', 'deep-link', route('/platform/rank')],
  // Where the visitor came from may be wrong without costing the link.
  ['/platform/rank?channel_id=%3Cb%3E&rankId=r1', 'banner', route('/platform/rank', '?rankId=r1')],
  [
    '/platform/rank?channel_id=3&source_tag=wa',
    'banner',
    route('/platform/rank', '?channel_id=3&source_tag=wa'),
  ],
  ['/platform/rank?__proto__=1&constructor=2', 'banner', route('/platform/rank')],
  [`/platform/mall?id=${'m'.repeat(65)}`, 'banner', rejected('value')],
  [`/platform/rank?x=${'m'.repeat(3000)}`, 'banner', rejected('unparsable')],
  ['/platform/ra%6Ek', 'banner', rejected('route')],
  ['https://user@m.jajan.example/platform/rank', 'banner', rejected('credentials')],
  ['https://m.jajan.example:444/platform/rank', 'deep-link', rejected('route')],
  ['https://m.jajan.example.evil.com/platform/rank', 'deep-link', rejected('route')],
  ['//evil.com/platform/rank', 'banner', rejected('unparsable')],
  ['/\\evil.com', 'banner', rejected('unparsable')],
  ['/\t/evil.com', 'banner', rejected('unparsable')],
  ['javascript:alert(1)///platform/rank', 'banner', rejected('scheme')],
  ['javascript:alert(1)', 'brand', rejected('scheme')],
  ['data:text/html,x', 'banner', rejected('scheme')],
  ['intent://platform/rank#Intent;end', 'deep-link', rejected('scheme')],
  ['/platform/payPage/cashier', 'banner', rejected('route')],
  ['/platform/accountDeletionSubmit', 'banner', rejected('route')],
  ['/platform/../etc', 'banner', rejected('route')],
  ['/platform/nowhere', 'banner', rejected('route')],
  ['', 'banner', rejected('unparsable')],
];

test.each(cases)('%j from %s', (raw, source, target) => {
  expect(resolveLink(raw, source)).toEqual(target);
});

describe('any text at all', () => {
  const known: ReadonlySet<string> = new Set(Object.values(pathnames));
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc
      .tuple(
        fc.constantFrom('/', '//', '/\\', 'jajan:', 'jajan://', 'https:', 'javascript:', '%2f%2f'),
        fc.string(),
      )
      .map((parts) => parts.join('')),
  );
  const source = fc.constantFrom<LinkSource>(
    'banner',
    'brand',
    'deep-link',
    'redirect',
    'popup',
    'scan',
    'share',
    'address',
    'push',
    'shell',
  );

  test('is a known route, an https address or a rejection, and never throws', () => {
    fc.assert(
      fc.property(hostile, source, (raw, from) => {
        const target = resolveLink(raw, from);
        if (target.kind === 'route') {
          expect(known.has(target.to.pathname)).toBe(true);
          expect(new URL(target.to.pathname + target.to.search, 'https://own.example').origin).toBe(
            'https://own.example',
          );
          expect(resolveLink(target.to.pathname + target.to.search, 'banner')).toEqual(target);
        } else if (target.kind === 'external') {
          expect(new URL(target.url).protocol).toBe('https:');
          expect(['deep-link', 'redirect', 'address', 'push', 'shell']).not.toContain(from);
        }
      }),
      { numRuns: 3000 },
    );
  });
});

/** A link opens a screen; what costs money, leaves words behind or cannot be undone begins in the app. */
test('the routes that no link opens', () => {
  const names = Object.keys(pathnames) as RouteName[];
  expect(names.filter((name) => resolveLink(pathnames[name], 'banner').kind !== 'route')).toEqual([
    'payPage',
    'cashier',
    'payCode',
    'purchaseSuccessPage',
    'imagePreview',
    'refundEdit',
    'developerOptions',
    'accountDeletionAssetsCheck',
    'accountDeletionVerify',
    'accountDeletionSubmit',
  ]);
});

test.each(['a', ' ', '/', '%2e', '&a=1', '@', ':'])(
  'a link of 60,000 characters of %j is rejected before anything reads it',
  (piece) => {
    const reads = vi.spyOn(String.prototype, 'charAt');
    const parsers = vi.spyOn(globalThis, 'URL');
    const link = `/platform/${piece.repeat(60_000 / piece.length)}x`;
    for (const source of ['address', 'deep-link', 'scan', 'brand', 'carried'] as const)
      expect(resolveLink(link, source)).toEqual(rejected('unparsable'));
    expect([reads.mock.calls.length, parsers.mock.calls.length]).toEqual([0, 0]);
    vi.restoreAllMocks();
  },
);
