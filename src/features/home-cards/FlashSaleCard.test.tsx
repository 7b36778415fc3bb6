import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { FlashSaleCard as Card } from '../../api/generated/types.ts';
import type { Left } from '../../lib/left.ts';
import { FlashSaleCard } from './FlashSaleCard.tsx';

afterEach(() => vi.useRealTimers());

const card: Card = {
  title: {},
  imageUrl: {},
  pageType: '',
  productListId: '',
  pageId: 'F1',
  maxDiscountRatio: 0,
  countdownTime: 600,
  items: [],
  hasMore: false,
};

test('a cached card shows dashes until its reply, and no clock of the phone makes it grow', async () => {
  const onAsk = vi.fn<() => void>();
  const drawn = (left: Left | undefined) => (
    <MemoryRouter>
      <FlashSaleCard card={card} left={left} onAsk={onAsk} />
    </MemoryRouter>
  );
  const view = render(drawn(undefined));
  const shown = (): string => /[\d-]{6}/.exec(view.container.textContent)?.[0] ?? '';
  expect(shown()).toBe('------');
  await vi.waitFor(() => expect(view.getByRole('timer')).toBeDefined());
  expect(shown()).toBe('------');
  vi.useFakeTimers();
  view.rerender(drawn({ leftMs: 600_000, atMs: performance.now() }));
  expect(shown()).toBe('001000');
  vi.setSystemTime(Date.now() - 86_400_000);
  act(() => void vi.advanceTimersByTime(5000));
  expect(shown()).toBe('000955');
});
