import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Followed, followLink } from './follow-link.ts';

const quoted = encodeURIComponent;

/** Address, where it leads, whether by redirect, what is reported. */
const cases: [string, string | undefined, boolean, readonly string[]][] = [
  ['/platform/rank', '/platform/rank', false, []],
  ['/?redirect=/platform/rank', '/platform/rank', true, []],
  [`/?redirect=${quoted('/platform/mall?id=m1&x=2')}`, '/platform/mall?id=m1', true, []],
  [`/?redirect=${quoted('jajan://platform/mall?id=m1')}`, '/platform/mall?id=m1', true, []],
  [`/?redirect=${quoted('https://jajan.example/platform/rank')}`, '/platform/rank', true, []],
  [`/?redirect=${quoted('http://jajan.example/platform/rank')}`, '/platform/rank', true, []],
  ['/?redirect=', '/', false, ['internal error: redirect without a value']],
  ['/?redirect', '/', false, ['internal error: redirect without a value']],
  [`/?redirect=${quoted('https://evil.example/')}`, '/', false, ['redirect rejected: route']],
  [`/?redirect=${quoted('javascript:alert(1)')}`, '/', false, ['redirect rejected: scheme']],
  [
    `/?redirect=${quoted('//evil.example/platform/')}`,
    '/',
    false,
    ['redirect rejected: unparsable'],
  ],
  [
    '/platform/mall?id=m1&redirect=/platform/payPage',
    '/platform/mall?id=m1',
    false,
    ['redirect rejected: route'],
  ],
  // Once: what the second address asks for is not followed.
  [`/?redirect=${quoted('/platform/rank?redirect=/platform/mall')}`, '/platform/rank', true, []],
  ['/?redirect=/platform/rank&redirect=/platform/brands', '/platform/rank', true, []],
  // The download page hands it on to the app.
  [
    '/platform/appDownload?redirect=/platform/rank',
    '/platform/appDownload?redirect=%2Fplatform%2Frank',
    false,
    [],
  ],
  ['/platform/payPage?redirect=/platform/rank', undefined, false, ['link rejected: route']],
  ['https://evil.example/?redirect=/platform/rank', undefined, false, ['link rejected: route']],
];

test.each(cases)('%s', (raw, to, isRedirected, problems) => {
  const followed = followLink(raw, 'address');
  expect(followed.to && followed.to.pathname + followed.to.search).toBe(to);
  expect(followed.isRedirected).toBe(isRedirected);
  expect(followed.problems).toEqual(problems);
});

test('gives the query of our own links only', () => {
  const search = (raw: string) => followLink(raw, 'deep-link').search;
  expect(search('jajan://platform/rank?channel_id=7&gaid=g')).toBe('channel_id=7&gaid=g');
  expect(search('https://evil.example/?channel_id=7')).toBe('');
});

/** Made here and not in the test's own time: the first one makes a table of a million characters. */
const anyRedirect = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl());

test('each redirect ends on a route of ours, and that leads no further', () => {
  const leadsTo = ({ to }: Followed) => to && to.pathname + to.search;
  fc.assert(
    fc.property(anyRedirect, (text) => {
      const followed = followLink(`/?redirect=${quoted(text.toWellFormed())}`, 'address');
      expect(followed.to).toBeDefined();
      const again = followLink(leadsTo(followed) ?? '', 'address');
      expect(leadsTo(again)).toBe(leadsTo(followed));
      expect(again.problems).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
