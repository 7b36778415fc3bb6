import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pathnames } from '../../paths.ts';
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
  ['http://m.jajan.example/platform/rank', 'banner', rejected('scheme')],
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
  ['/platform/accountDeletionSubmit', 'deep-link', rejected('route')],
  ['/platform/../etc', 'banner', rejected('route')],
  ['/platform/nowhere', 'banner', rejected('route')],
  ['', 'banner', rejected('unparsable')],
];

test.each(cases)('%j from %s', (raw, source, target) => {
  expect(resolveLink(raw, source)).toEqual(target);
});

describe('any text whatever', () => {
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
        } else if (target.kind === 'external') {
          expect(new URL(target.url).protocol).toBe('https:');
          expect(['deep-link', 'redirect']).not.toContain(from);
        }
      }),
      { numRuns: 3000 },
    );
  });
});
