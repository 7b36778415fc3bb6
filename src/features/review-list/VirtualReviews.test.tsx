import { act, render, renderHook } from '@testing-library/react';
import { createRef } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Review } from '../../api/generated/types.ts';
import { useReviewMore } from '../review-actions/use-review-more.tsx';
import { VirtualReviews } from './VirtualReviews.tsx';

const drawn = vi.hoisted(() => vi.fn<(id: string) => void>());
vi.mock('../review/ReviewCard.tsx', () => ({
  ReviewCard: ({ review }: { review: Review }) => {
    drawn(review.id);
    return review.id;
  },
}));

vi.mock('../../session/session.ts', () => ({ useIsLoggedIn: () => false, userId: () => '' }));

/** Nothing is laid out here: the view is told to be 700 px high, and no review's height is known. */
class Sizes {
  readonly #tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    const entry = { target, contentRect: { width: 360, height: 700 } } as ResizeObserverEntry;
    if (target.matches('main')) queueMicrotask(() => this.#tell([entry], this));
  }
  unobserve(): void {}
  disconnect(): void {}
}
vi.stubGlobal('ResizeObserver', Sizes);

const review = (id: string) => ({ id }) as Review;
const open = (): void => undefined;

test('a review that stays is not drawn anew when the list goes on', async () => {
  const scrollerRef = createRef<HTMLElement>();
  const list = (reviews: Review[]) => (
    <main ref={scrollerRef}>
      <VirtualReviews reviews={reviews} scrollerRef={scrollerRef} place="p" onMore={open} />
    </main>
  );
  const first = [review('1'), review('2')];
  const { rerender, container } = render(list(first));
  // The list hears of the view a moment later.
  await act(async () => Promise.resolve());
  expect(container.textContent).toContain('1');
  drawn.mockClear();

  rerender(list([...first, review('3')]));
  expect(drawn).not.toHaveBeenCalledWith('1');

  rerender(list([{ ...review('1'), helpfulCount: 1 }, ...first.slice(1)]));
  expect(drawn, 'what has changed is').toHaveBeenCalledWith('1');
});

test('what opens the sheet of more actions stays the same function', () => {
  const { result, rerender } = renderHook(() => useReviewMore(), { wrapper: MemoryRouter });
  const { open: first } = result.current;
  rerender();
  expect(result.current.open).toBe(first);
});
