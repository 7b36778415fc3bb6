import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import * as codes from '../../api/generated/codes.ts';
import type { AssetCard } from '../../api/generated/types.ts';
import { activateLocale, text } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { FlashItems } from './FlashItems.tsx';

vi.mock('#host', () => ({ host: { kind: 'WEB', can: {} } }));
// Of it only what stands around the list is looked at.
vi.mock('../../features/paged-list/PagedList.tsx', () => ({ PagedList: () => null }));

beforeEach(() => activateLocale('id-ID'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const WAIT_MS = 60_000;

interface Shown {
  error?: Error;
  /** Rows are there although the last call failed. */
  isKept?: boolean;
  dueAtMs?: number;
  onOther?: () => void;
}

function view(
  assets: readonly AssetCard[],
  askList: () => void,
  { error, isKept = false, dueAtMs, onOther = vi.fn() }: Shown = {},
) {
  const query = { error: error ?? null, isFetching: false, isPending: false };
  const failed = { ...query, errorUpdatedAt: clock.nowMs(), isFetchNextPageError: false };
  const pages = error && !isKept ? undefined : [{ assetList: assets, toldAtMs: 0 }];
  return (
    <FlashItems
      list={{ query: failed, pages, rows: [] } as never}
      pageId="flash-jakarta"
      sessionUniqueKey="F2-20261126"
      state="RUNNING"
      askList={askList}
      dueAtMs={dueAtMs}
      scrollerRef={createRef<HTMLElement>()}
      onOther={onOther}
    />
  );
}

test('what may come back is asked for then, after a late payment’s time, and once more', async () => {
  vi.useFakeTimers();
  const held = { remainingStock: 0, mayComeBackUntilMs: clock.nowMs() + WAIT_MS } as AssetCard;
  const askList = vi.fn();
  const asked = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return askList.mock.calls.length;
  };
  const { rerender, unmount } = render(view([held], askList));
  expect(await asked(WAIT_MS)).toBe(0);
  expect(await asked(2000)).toBe(1);
  // The reply promises nothing any more.
  rerender(view([{ ...held, mayComeBackUntilMs: undefined }], askList));
  expect(await asked(118_000)).toBe(1);
  expect(await asked(5000)).toBe(2);
  expect(await asked(15_000)).toBe(3);
  expect(await asked(600_000)).toBe(3);
  unmount();
});

test('nothing is asked for after the page is left', async () => {
  vi.useFakeTimers();
  const held = { remainingStock: 0, mayComeBackUntilMs: clock.nowMs() + WAIT_MS } as AssetCard;
  const askList = vi.fn();
  render(view([held], askList)).unmount();
  await vi.advanceTimersByTimeAsync(WAIT_MS * 10);
  expect(askList).not.toHaveBeenCalled();
});

test('a session that is not there leads to the other one', () => {
  const onOther = vi.fn();
  const gone = new ApiError('business', codes.FLASH_ABSENT, 'Sesi tidak ada');
  render(view([], vi.fn(), { error: gone, onOther }));
  expect(screen.getByRole('alert').textContent).toContain('Sesi tidak ada');
  fireEvent.click(screen.getByRole('button', { name: text('flash.toNext') }));
  expect(onOther).toHaveBeenCalledTimes(1);
});

const HAS_STOCK = { remainingStock: 3 } as AssetCard;
const refresh = (seconds?: number) =>
  screen.getByRole<HTMLButtonElement>('button', {
    name: seconds === undefined ? text('flash.refresh') : text('flash.refreshIn', { seconds }),
  });

test('a refresh that was asked for too soon counts down until it is done', async () => {
  vi.useFakeTimers();
  const { rerender } = render(view([HAS_STOCK], vi.fn()));
  expect(refresh().disabled).toBe(false);
  rerender(view([HAS_STOCK], vi.fn(), { dueAtMs: clock.nowMs() + 7000 }));
  expect(refresh(7).disabled).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(refresh(4).disabled).toBe(true);
});

test('a 429 that asks to wait counts down over the rows that stay', async () => {
  vi.useFakeTimers();
  const error = new ApiError('rate-limited', undefined, undefined, {
    cause: { retryAfterMs: 12_000 },
  });
  render(view([HAS_STOCK], vi.fn(), { error, isKept: true }));
  expect(refresh(12).disabled).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(12_000));
  expect(refresh().disabled).toBe(false);
});
