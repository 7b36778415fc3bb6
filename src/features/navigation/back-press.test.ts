import { expect, it } from 'vitest';
import { decideBackPress, type BackPressState } from './back-press.ts';

const page: BackPressState = {
  hasOverlay: false,
  isTabRoute: false,
  isGuarded: false,
  canGoBack: true,
  saidExitAtMs: undefined,
  nowMs: 10_000,
};

it.each([
  ['a page', {}, 'step-back'],
  ['a page that a link opened', { canGoBack: false }, 'go-home'],
  ['an overlay on a page', { hasOverlay: true }, 'close-overlay'],
  ['an overlay on home', { hasOverlay: true, isTabRoute: true }, 'close-overlay'],
  ['an overlay on payCode', { hasOverlay: true, isGuarded: true }, 'close-overlay'],
  ['payCode', { isGuarded: true }, 'ignore'],
  ['home, first press', { isTabRoute: true }, 'say-exit'],
  ['home, second press in time', { isTabRoute: true, saidExitAtMs: 8500 }, 'exit'],
  ['home, second press too late', { isTabRoute: true, saidExitAtMs: 7999 }, 'say-exit'],
] as const)('%s: %s', (_name, change, expected) => {
  expect(decideBackPress({ ...page, ...change })).toBe(expected);
});
