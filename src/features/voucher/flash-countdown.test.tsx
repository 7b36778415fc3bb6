import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activateLocale } from '../../i18n/i18n.ts';
import { FlashStrip } from './VoucherHead.tsx';
import { FlashCountdown } from '../flash/FlashCountdown.tsx';

beforeEach(async () => {
  await activateLocale('id-ID');
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const reply = (leftMs: number) => ({ leftMs, atMs: performance.now() });

test.each([
  ['the voucher', (leftMs: number) => <FlashStrip reply={reply(leftMs)} onAsk={vi.fn()} />],
  [
    'a session that runs',
    (leftMs: number) => <FlashCountdown left={reply(leftMs)} onAsk={vi.fn()} speaks />,
  ],
  [
    'a session to come',
    (leftMs: number) => <FlashCountdown left={reply(leftMs)} onAsk={vi.fn()} speaks isStart />,
  ],
])(
  'the countdown of %s is spoken at ten, five and one minute, and in no other second',
  (_of, of) => {
    render(of(602_000));
    const said = new Map<number, string>();
    for (let left = 602; left > 0; left -= 1) {
      const words = screen.getByRole('status').textContent;
      if (words !== '' && words !== [...said.values()].at(-1)) said.set(left, words);
      act(() => void vi.advanceTimersByTime(1000));
    }
    expect([...said.keys()]).toEqual([600, 300, 60]);
    expect([...said.values()].map((words) => /\d+/.exec(words)?.[0])).toEqual(['10', '5', '1']);
  },
);

test('home says nothing by itself', () => {
  render(<FlashCountdown left={reply(600_000)} onAsk={vi.fn()} />);
  expect(screen.queryByRole('status')).toBeNull();
});
