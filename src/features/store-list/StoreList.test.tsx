/** A list that has come is drawn before it goes on. */
import { act, createRef, useLayoutEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoreList } from './StoreList.tsx';

/** How many rows stood in the list whenever one had come. */
const { laidOut } = vi.hoisted(() => ({ laidOut: [] as (number | undefined)[] }));
vi.mock('./StoreRowItem.tsx', () => ({
  StoreRowItem() {
    const row = useRef<HTMLElement>(null);
    useLayoutEffect(() => {
      laidOut.push(row.current?.closest('ul')?.children.length);
    }, []);
    return <article ref={row} />;
  },
}));

let place: HTMLElement;
let root: Root;

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.stubGlobal('IntersectionObserver', NearObserver);
  laidOut.length = 0;
  place = document.createElement('div');
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

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

/** Draws a list of these stores; `fetchNextPage` is asked for one more page. */
function show(poiIds: readonly string[], fetchNextPage: () => void = vi.fn()) {
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
}

test('asks for no next page while the first rows are still being drawn', async () => {
  const drawnAtCall: number[] = [];
  const fetchNextPage = () => void drawnAtCall.push(place.querySelectorAll('article').length);
  await show([], fetchNextPage);
  await show(['s1', 's2'], fetchNextPage);
  expect(place.querySelectorAll('article')).toHaveLength(2);
  expect(drawnAtCall).toEqual([2]);
});

test('lays out the first row, and then the others, of a list that is there at once', async () => {
  await show(['s1', 's2', 's3']);
  expect(laidOut).toEqual([1, 3, 3]);
});
