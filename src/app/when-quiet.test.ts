import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { largestPicture } from '../ui/paint.ts';
import { whenQuiet } from './when-quiet.ts';

const work = vi.fn();
let showPicture: (value?: unknown) => void;

beforeEach(() => {
  vi.useFakeTimers();
  work.mockReset();
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  largestPicture.set(
    new Promise((resolve) => {
      showPicture = resolve;
    }),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('begins nothing before the largest picture is there', async () => {
  whenQuiet(work);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).not.toHaveBeenCalled();
  showPicture();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(1);
});

it('begins two seconds after the load where the picture came before', async () => {
  showPicture();
  whenQuiet(work);
  await vi.advanceTimersByTimeAsync(1999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(1);
});

it('does not wait for ever for a picture that hangs', async () => {
  whenQuiet(work);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it('begins nothing after it was called off, also while it waits for the picture', async () => {
  const callOff = whenQuiet(work);
  await vi.advanceTimersByTimeAsync(3000);
  callOff();
  showPicture();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).not.toHaveBeenCalled();
});
