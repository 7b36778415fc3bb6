import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyUpdate, waitingVersion } from '../waiting-version.ts';

const reload = vi.fn();
const postMessage = vi.fn();
let serviceWorker: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  serviceWorker = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('location', { reload });
  waitingVersion.set({ postMessage } as unknown as ServiceWorker);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the page starts again when the new version has taken over', () => {
  applyUpdate();
  expect(postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
  // A page that is slow to come is not requested again.
  vi.advanceTimersByTime(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a worker that does not take over in time does not leave the tap without an answer', () => {
  applyUpdate();
  vi.advanceTimersByTime(2999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledTimes(1);
});
