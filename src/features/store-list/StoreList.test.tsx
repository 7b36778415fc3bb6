/** A list that has come is drawn before it goes on. */
import { act, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { StoreList } from './StoreList.tsx';

vi.mock('./StoreRowItem.tsx', () => ({ StoreRowItem: () => <article /> }));

afterEach(() => vi.unstubAllGlobals());

/** Sees its element at once, as where the shapes end above the fold. */
class NearObserver {
  readonly #seen: IntersectionObserverCallback;
  constructor(seen: IntersectionObserverCallback) {
    this.#seen = seen;
  }
  observe(): void {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    this.#seen([entry], this as unknown as IntersectionObserver);
  }
  disconnect(): void {}
}

test('asks for no next page while the first rows are still being drawn', async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.stubGlobal('IntersectionObserver', NearObserver);
  const place = document.createElement('div');
  const root = createRoot(place);
  const drawnAtCall: number[] = [];
  const fetchNextPage = () => drawnAtCall.push(place.querySelectorAll('article').length);
  const show = (poiIds: readonly string[]) => {
    const query = {
      isPending: poiIds.length === 0,
      isFetching: false,
      hasNextPage: poiIds.length > 0,
      // Left out, it reads as a failed page, which a timer asks for again.
      isFetchNextPageError: false,
      error: null,
      errorUpdateCount: 0,
      fetchNextPage,
    };
    const rows = poiIds.map((poiId) => ({ store: { poiId } }));
    const list = { query, rows } as unknown as Parameters<typeof StoreList>[0]['list'];
    return act(async () =>
      root.render(
        <StoreList list={list} listKey="" scrollerRef={createRef()} onClearFilters={undefined} />,
      ),
    );
  };
  await show([]);
  await show(['s1', 's2']);
  expect(place.querySelectorAll('article')).toHaveLength(2);
  expect(drawnAtCall).toEqual([2]);
  await act(async () => root.unmount());
});
