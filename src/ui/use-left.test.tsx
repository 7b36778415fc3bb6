/** Discovery 3 "Countdown", as a screen shows it. */
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Left } from '../lib/left.ts';
import { useLeft } from './use-countdown.ts';

const NEXT_S = 20;
let asks = 0;

function Shown({ reply }: { reply: Left | undefined }) {
  const ask = (): void => void (asks += 1);
  return <p>{String(useLeft({ reply, onEnd: ask, onReturn: ask }) ?? 'none')}</p>;
}

function hide(isHidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  asks = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const reply = (seconds: number): Left => ({ leftMs: seconds * 1000, atMs: performance.now() });
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

test.each([1, 7, 42, 1234, 99_991])(
  'over random replies, sleeps and clock changes it never rises within a session (dice %i)',
  (start) => {
    let seed = start;
    const dice = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const view = render(<Shown reply={reply(600)} />);
    // What a clock that is never wrong would show at most.
    let most = 600;
    const wait = (ms: number): void => {
      pass(ms);
      most = Math.max(0, most - ms / 1000);
    };
    let returns = 0;
    for (let step = 0; step < 400; step++) {
      switch (dice(6)) {
        case 0:
          view.rerender(<Shown reply={reply(dice(900))} />);
          break;
        case 1:
          // The owner sets the phone's clock, back or ahead by up to a day.
          vi.setSystemTime(Date.now() + dice(172_800_000) - 86_400_000);
          break;
        case 2: {
          hide(true);
          wait(dice(60_000));
          hide(false);
          returns += 1;
          expect(view.container.textContent).toBe('unknown');
          break;
        }
        default:
          wait(dice(4000));
      }
      const shown = Number(view.container.textContent);
      if (Number.isNaN(shown)) continue;
      // Only what had ended may begin again.
      if (shown > Math.ceil(most)) expect([most, shown > NEXT_S - 1]).toEqual([0, true]);
      most = shown;
    }
    expect(asks).toBeGreaterThanOrEqual(returns);
  },
);

test('a screen opened again with an old reply shows dashes and asks at once', () => {
  const old = reply(600);
  pass(31_000);
  const view = render(<Shown reply={old} />);
  expect(view.container.textContent).toBe('unknown');
  expect(asks).toBe(1);
  view.rerender(<Shown reply={reply(500)} />);
  expect(view.container.textContent).toBe('500');
});

test('without a reply nothing is known and nothing asked', () => {
  const view = render(<Shown reply={undefined} />);
  pass(60_000);
  expect(view.container.textContent).toBe('none');
  expect(asks).toBe(0);
});

test('a server that is not at the end yet is asked again when it will be, and once in 10 s at most', () => {
  const view = render(<Shown reply={reply(2)} />);
  pass(2000);
  expect(asks).toBe(1);
  view.rerender(<Shown reply={reply(3)} />);
  pass(0);
  expect([view.container.textContent, asks]).toEqual(['0', 1]);
  pass(9999);
  expect(asks).toBe(1);
  pass(1);
  expect(asks).toBe(2);
  view.rerender(<Shown reply={reply(1)} />);
  pass(9999);
  expect(asks).toBe(2);
  view.rerender(<Shown reply={reply(15)} />);
  pass(14_999);
  expect(asks).toBe(2);
  pass(1);
  expect(asks).toBe(3);
});
