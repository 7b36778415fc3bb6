import fc from 'fast-check';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AssetCard, FlashListSession, FlashState } from '../../api/generated/types.ts';
import { leftAt } from '../../lib/left.ts';
import { clock } from '../../lib/now.ts';
import { itemState, nextReturnMs } from './item-state.ts';
import { type FlashSession, heldLeft } from './use-flash-page.ts';
import { shownState, useAgain } from './use-session.ts';

const KEY = 'F3-20261126';
const asset = {
  remainingStock: 5,
  userLimit: false,
  userGroupCheckResult: true,
  sessionUniqueKey: KEY,
} as AssetCard;

describe('an item', () => {
  const web = { sessionUniqueKey: KEY, isApp: false };
  test.each<[string, Partial<AssetCard>, FlashState, string]>([
    ['can be reserved before', { reserveStatus: 'CAN_RESERVE' }, 'UPCOMING', 'CAN_RESERVE'],
    ['is reserved', { reserveStatus: 'RESERVED' }, 'UPCOMING', 'RESERVED'],
    [
      'is reserved though it is sold out now',
      { reserveStatus: 'RESERVED', remainingStock: 0 },
      'UPCOMING',
      'RESERVED',
    ],
    ['is sold at once when the session begins', { reserveStatus: 'RESERVED' }, 'RUNNING', 'BUY'],
    [
      'of the next session waits while another runs',
      { reserveStatus: 'CAN_RESERVE', sessionUniqueKey: 'F3-20261127' },
      'RUNNING',
      'CAN_RESERVE',
    ],
    [
      'of a group is reserved by nobody else',
      { reserveStatus: 'CAN_RESERVE', userGroupCheckResult: false },
      'UPCOMING',
      'NOT_ELIGIBLE',
    ],
    [
      'of a group can be let go, as anything that is reserved',
      { reserveStatus: 'RESERVED', userGroupCheckResult: false },
      'UPCOMING',
      'RESERVED',
    ],
    ['is sold out', { remainingStock: 0 }, 'RUNNING', 'SOLD_OUT'],
    ['is limited', { userLimit: true }, 'RUNNING', 'LIMITED'],
    ['is of a group', { userGroupCheckResult: false }, 'RUNNING', 'NOT_ELIGIBLE'],
    ['is the app’s', { appOnly: true }, 'RUNNING', 'APP_ONLY'],
    ['of an ended session is never bought', {}, 'ENDED', 'ENDED'],
  ])('%s', (_name, part, state, expected) => {
    expect(itemState({ ...asset, ...part }, { ...web, state })).toBe(expected);
  });

  test('of the app is bought in the app', () => {
    const around = { sessionUniqueKey: KEY, isApp: true, state: 'RUNNING' } as const;
    expect(itemState({ ...asset, appOnly: true }, around)).toBe('BUY');
  });

  test('that may come back says when the page looks again', () => {
    const held = { ...asset, remainingStock: 0, mayComeBackUntilMs: 5000 };
    const later = { ...held, mayComeBackUntilMs: 9000 };
    expect(nextReturnMs([asset, later, held], 1000)).toBe(5000);
    expect(nextReturnMs([later, held], 5000)).toBe(9000);
    expect(nextReturnMs([asset, held], 6000)).toBeUndefined();
  });
});

test.each<[FlashState | undefined, FlashState | undefined, boolean, FlashState]>([
  ['UPCOMING', 'UPCOMING', false, 'UPCOMING'],
  ['UPCOMING', 'UPCOMING', true, 'RUNNING'],
  ['RUNNING', 'RUNNING', true, 'ENDED'],
  ['RUNNING', 'ENDED', false, 'ENDED'],
  [undefined, 'RUNNING', false, 'ENDED'],
])(
  'a session that the server has %s, its list %s, at zero %s, is %s',
  (state, told, over, shown) => {
    expect(shownState(state, told, over)).toBe(shown);
  },
);

/** A reply comes after some time, of which the machine may have slept a part; the server says anything. */
const reply = fc.record({
  afterMs: fc.integer({ min: 0, max: 60_000 }),
  sleptMs: fc.integer({ min: 0, max: 600_000 }),
  travelMs: fc.integer({ min: 0, max: 20_000 }),
  remaining: fc.integer({ min: 0, max: 90_000 }),
});

test('what is left never rises, over any replies, sleep, or change of the wall clock', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<FlashState>('RUNNING', 'UPCOMING'),
      fc.array(reply, { minLength: 2, maxLength: 30 }),
      (state, replies) => {
        vi.useFakeTimers({ toFake: ['Date'] });
        let nowMs = 0;
        let held: FlashSession[] | undefined;
        for (const { afterMs, sleptMs, travelMs, remaining } of replies) {
          // Monotonic time stands still in sleep, the wall clock jumps as it likes.
          vi.setSystemTime(Date.now() + sleptMs * (remaining % 2 === 0 ? 1 : -1));
          const askedAtMs = nowMs + afterMs;
          const arrivedAtMs = askedAtMs + travelMs;
          const before = held?.[0] && leftAt(held[0].left, arrivedAtMs);
          const session: FlashListSession = {
            sessionUniqueKey: KEY,
            state,
            sessionRemainingTime: remaining,
            startsAt: '14:00',
          };
          const left = heldLeft(held, session, { askedAtMs, arrivedAtMs });
          const after = leftAt(left, arrivedAtMs);
          // At its end only a reply about the next day's may begin another countdown.
          if (before) expect(after).toBeLessThanOrEqual(before);
          expect(after).toBeLessThanOrEqual(remaining * 1000);
          held = [{ ...session, left, startsAtMs: 0 }];
          nowMs = arrivedAtMs;
        }
      },
    ),
  );
  vi.useRealTimers();
});

test('another state of the session has a countdown of its own, and each reply another object', () => {
  const session = { sessionUniqueKey: KEY, startsAt: '14:00', startsAtMs: 0 } as const;
  const before: FlashSession = {
    ...session,
    state: 'UPCOMING',
    sessionRemainingTime: 1,
    left: { leftMs: 1000, atMs: 0 },
  };
  const at = { askedAtMs: 0, arrivedAtMs: 0 };
  const same = heldLeft([before], { ...before, sessionRemainingTime: 9 }, at);
  expect(same).toEqual(before.left);
  expect(same).not.toBe(before.left);
  const begun = { ...before, state: 'RUNNING', sessionRemainingTime: 60 } as const;
  expect(heldLeft([before], begun, at)).toEqual({ leftMs: 60_000, atMs: 0 });
});

describe('asked again', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('at most once in ten seconds, and what came sooner is done then', async () => {
    const refetch = vi.fn<() => undefined>();
    const { result, unmount } = renderHook(() => useAgain({ refetch }));
    await act(async () => {
      for (let time = 0; time < 5; time += 1) result.current.ask();
    });
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(result.current.dueAtMs).toBe(clock.nowMs() + 10_000);
    await act(() => vi.advanceTimersByTimeAsync(9_900));
    expect(refetch).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(refetch).toHaveBeenCalledTimes(2);
    expect(result.current.dueAtMs).toBeUndefined();
    await act(async () => result.current.ask());
    unmount();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(refetch).toHaveBeenCalledTimes(2);
  });
});
