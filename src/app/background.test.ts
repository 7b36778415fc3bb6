// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { pathnames } from '../paths.ts';
import { loadNextScreens } from './background.ts';
import { pageScreens, tabScreens } from './late-screens.ts';
import { pageAt } from './routes.tsx';

test('what a tap on home draws is loaded before the tap: frame, tabs and the store', async () => {
  const merchant = pageAt(pathnames.merchant);
  const parts = [pageScreens, tabScreens.order, tabScreens.account, merchant.screen];
  expect(parts.map((part) => part?.loaded.get())).toEqual(parts.map(() => undefined));
  await loadNextScreens();
  expect(parts.map((part) => typeof part?.loaded.get())).toEqual(parts.map(() => 'function'));
  expect(merchant.prefetch?.loaded.get()).toBeTypeOf('function');
});
