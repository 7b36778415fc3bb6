import { expect, it } from 'vitest';
import { backButtonKind } from './back-button.ts';

it.each([
  [{ canGoBack: true, isNewWebview: false, historyLength: 2 }, 'page'],
  [{ canGoBack: true, isNewWebview: true, historyLength: 5 }, 'page'],
  [{ canGoBack: false, isNewWebview: false, historyLength: 1 }, 'home'],
  // Somebody else's pages lie before: in a browser of its own that is no way back for a button.
  [{ canGoBack: false, isNewWebview: false, historyLength: 4 }, 'home'],
  [{ canGoBack: false, isNewWebview: true, historyLength: 4 }, 'opener'],
  // Nothing lies before: a button that does nothing is worse than home.
  [{ canGoBack: false, isNewWebview: true, historyLength: 1 }, 'home'],
] as const)('%j: %s', (state, expected) => {
  expect(backButtonKind(state)).toBe(expected);
});
