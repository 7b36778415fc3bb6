import { expect, it } from 'vitest';
import { tabOf } from './tabs.ts';

it.each([
  ['/', 'home'],
  ['/platform/home', 'home'],
  ['/platform/home/', 'home'],
  ['/platform/home/exploreFeeds', 'explore'],
  ['/platform/home/order', 'order'],
  ['/platform/home/order/', 'order'],
  ['/platform/home/account', 'account'],
  ['/platform/home/accounts', undefined],
  ['/platform/merchant', undefined],
  ['/nowhere', undefined],
  ['//', undefined],
  ['', undefined],
])('%s is %s', (pathname, expected) => {
  expect(tabOf(pathname)).toBe(expected);
});
