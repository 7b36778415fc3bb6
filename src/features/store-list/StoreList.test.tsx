/** A loaded page renders before the next one is fetched. */
import { act, createRef, useLayoutEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoreList } from './StoreList.tsx';

/** Row count of the list whenever a row was laid out. */
const { laidOut } = vi.hoisted(() => ({ laidOut: [] as (number | undefined)[] }));
vi.mock('./StoreRowItem.tsx', () => ({
  StoreRowItem({ isFirstRecommended }: { isFirstRecommended: boolean }) {
    const row = useRef<HTMLElement>(null);
    useLayoutEffect(() => {
      laidOut.push(row.current?.closest('ul')?.children.length);
    }, []);
    return <article ref={row}>{isFirstRecommended && 'recommended'}</article>;
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

/** Intersects at once, as when the skeletons end above the fold. */
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

/** Of a page that does not come. */
const pending = () => new Promise(() => undefined);

/** Renders a list of these stores, the first `nearby` of them nearby. */
function show(
  poiIds: readonly string[],
  fetchNextPage: () => unknown = pending,
  nearby = Infinity,
) {
  const query = {
    isPending: poiIds.length === 0,
    isFetching: false,
    hasNextPage: poiIds.length > 0,
    isFetchNextPageError: false,
    error: null,
  };
  const pages = [{ listType: 'distance' }, { listType: 'recommond' }];
  const rows = poiIds.map((id, at) => ({
    id,
    item: { poiId: id },
    page: pages[at < nearby ? 0 : 1],
  }));
  const list = { query, rows, key: '', more: fetchNextPage } as unknown as Parameters<
    typeof StoreList
  >[0]['list'];
  return act(async () =>
    root.render(<StoreList list={list} scrollerRef={createRef()} onClearFilters={undefined} />),
  );
}

test('asks for no next page while the first rows are still being drawn', async () => {
  const drawnAtCall: number[] = [];
  const fetchNextPage = () => {
    drawnAtCall.push(place.querySelectorAll('article').length);
    return pending();
  };
  await show([], fetchNextPage);
  await show(['s1', 's2'], fetchNextPage);
  expect(place.querySelectorAll('article')).toHaveLength(2);
  expect(drawnAtCall).toEqual([2]);
});

test('lays out the first row, and then the others, of a list that is there at once', async () => {
  await show(['s1', 's2', 's3']);
  expect(laidOut).toEqual([1, 3, 3]);
});

test('the heading stands before the first recommended store, once', async () => {
  await show(['s1', 's2', 's3', 's4'], pending, 2);
  const articles = [...place.querySelectorAll('article')];
  expect(articles.map(({ textContent }) => textContent)).toEqual(['', '', 'recommended', '']);
});
