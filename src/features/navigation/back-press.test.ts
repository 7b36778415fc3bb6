import { describe, expect, it } from 'vitest';
import { pathnames } from '../../paths.ts';
import { backRuleOf, decideBackPress, type BackPressState } from './back-press.ts';

const page: BackPressState = {
  hasOverlay: false,
  isTabRoute: false,
  rule: undefined,
  hasHandler: false,
  canGoBack: true,
  saidExitAtMs: undefined,
  nowMs: 10_000,
};

it.each([
  ['home, first press', { isTabRoute: true }, 'say-exit'],
  ['home, second press in time', { isTabRoute: true, saidExitAtMs: 8500 }, 'exit'],
  ['home, second press too late', { isTabRoute: true, saidExitAtMs: 7999 }, 'say-exit'],
  [
    'an overlay after the first press',
    { hasOverlay: true, isTabRoute: true, saidExitAtMs: 8500 },
    'close-overlay',
  ],
] as const)('%s: %s', (_name, change, expected) => {
  expect(decideBackPress({ ...page, ...change })).toBe(expected);
});

/** Every class of route x overlay x history. Spec home 2, "Native back". */
describe('a press on', () => {
  const classes = [
    { name: 'a tab', state: { isTabRoute: true }, on: ['say-exit', 'say-exit'] },
    { name: 'a page', state: {}, on: ['step-back', 'go-home'] },
    { name: 'payCode', state: { rule: backRuleOf(pathnames.payCode) }, on: ['ignore', 'ignore'] },
    {
      name: 'reviewEdit',
      state: { rule: backRuleOf(pathnames.reviewEdit) },
      on: ['ignore', 'ignore'],
    },
    {
      name: 'sign-in',
      state: { rule: backRuleOf(pathnames.signIn), hasHandler: true },
      on: ['own-handler', 'own-handler'],
    },
    {
      name: 'sign-in before its handler is there',
      state: { rule: backRuleOf(pathnames.signIn) },
      on: ['step-back', 'go-home'],
    },
    {
      name: 'a page with a left-over handler',
      state: { hasHandler: true },
      on: ['step-back', 'go-home'],
    },
  ] as const;

  const rows = classes.flatMap(({ name, state, on }) =>
    [true, false].flatMap((canGoBack) => [
      { name, canGoBack, hasOverlay: true, state, expected: 'close-overlay' },
      { name, canGoBack, hasOverlay: false, state, expected: canGoBack ? on[0] : on[1] },
    ]),
  );

  it.each(rows)(
    '$name, history $canGoBack, overlay $hasOverlay: $expected',
    ({ state, canGoBack, hasOverlay, expected }) => {
      expect(decideBackPress({ ...page, ...state, canGoBack, hasOverlay })).toBe(expected);
    },
  );
});
