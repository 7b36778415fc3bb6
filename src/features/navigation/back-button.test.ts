import { expect, it } from 'vitest';
import { backButtonKind } from './back-button.ts';

it.each([
  [{ canGoBack: true, isNewWebview: false, historyLength: 2 }, 'page'],
  [{ canGoBack: true, isNewWebview: true, historyLength: 5 }, 'page'],
  [{ canGoBack: false, isNewWebview: false, historyLength: 1 }, 'home'],
  // The entries before belong to other sites: in a normal browser the button does not lead there.
  [{ canGoBack: false, isNewWebview: false, historyLength: 4 }, 'home'],
  [{ canGoBack: false, isNewWebview: true, historyLength: 4 }, 'opener'],
  // No entry before: home is better than a button without effect.
  [{ canGoBack: false, isNewWebview: true, historyLength: 1 }, 'home'],
] as const)('%j: %s', (state, expected) => {
  expect(backButtonKind(state)).toBe(expected);
});
