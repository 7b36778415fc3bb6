import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

const setSwipeBack = vi.fn<(isEnabled: boolean) => Promise<void>>(() => Promise.resolve());
vi.mock('#host', () => ({ host: { setSwipeBack } }));

test('the back swipe is disabled while the screen is mounted', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const { useNoSwipeBack } = await import('./use-no-swipe-back.ts');
  function Page() {
    useNoSwipeBack();
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(createElement(Page)));
  expect(setSwipeBack.mock.calls).toEqual([[false]]);
  await act(async () => root.unmount());
  expect(setSwipeBack.mock.calls).toEqual([[false], [true]]);
});
