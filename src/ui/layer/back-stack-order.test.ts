// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import './own-step.ts';

it('does not close what opens with the page that a step leads back to', async () => {
  vi.useFakeTimers();
  const close = vi.fn();
  const opened: (() => void)[] = [];
  // The router listens from the first screen on, the stack from its first overlay.
  const router = { onArrival: (): unknown => undefined };
  window.addEventListener('popstate', () => router.onArrival());
  const { pushOverlay } = await import('./back-stack.ts');
  pushOverlay(() => undefined)();
  vi.runAllTimers();
  router.onArrival = () => opened.push(pushOverlay(close));

  history.replaceState({ idx: 3, jajanOverlay: true }, '');
  window.dispatchEvent(new PopStateEvent('popstate'));
  vi.runAllTimers();
  expect(opened).toHaveLength(1);
  expect(close).not.toHaveBeenCalled();
  expect(history.state).toHaveProperty('jajanOverlay');
});
