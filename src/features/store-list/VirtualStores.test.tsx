import { act, render } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import type { StoreEntry } from '../../api/generated/types.ts';
import type { StoreRow } from './paging.ts';
import { VirtualStores } from './VirtualStores.tsx';

const drawn = vi.hoisted(() => vi.fn<(id: string) => void>());
vi.mock('./StoreRowItem.tsx', () => ({
  StoreRowItem: ({ row }: { row: StoreRow }) => {
    drawn(row.store.poiId);
    return `${row.isFirstRecommended ? '*' : ''}${row.store.poiId}`;
  },
}));

/** Nothing is laid out here, so no row's height is ever known. */
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

const store = (poiId: string) => ({ poiId }) as StoreEntry;
/** Rows are made anew with every page. */
const rowOf = (of: StoreEntry, more: Partial<StoreRow> = {}): StoreRow => ({
  store: of,
  algorithmId: 'a',
  traceId: 't',
  queryId: 'q',
  position: 0,
  isFirstRecommended: false,
  ...more,
});

test('a store that stays is not drawn anew when the list goes on', async () => {
  const scrollerRef = createRef<HTMLElement>();
  const stores = ['1', '2', '3'].map(store);
  const list = (rows: StoreRow[]) => (
    <main ref={scrollerRef}>
      <VirtualStores
        rows={rows}
        scrollerRef={scrollerRef}
        measured={{ heights: stores.map(() => 290), top: 0 }}
      />
    </main>
  );
  const { rerender, container } = render(list(stores.map((each) => rowOf(each))));
  await act(async () => Promise.resolve());
  expect(container.textContent).toBe('123');
  drawn.mockClear();

  rerender(list([...stores, store('4')].map((each) => rowOf(each))));
  const again = drawn.mock.calls.flat().filter((id) => id !== '4');
  expect(again).toEqual([]);

  drawn.mockClear();
  const [first = store('1'), ...others] = stores;
  rerender(
    list([
      rowOf({ ...first, storeName: 'Other' }),
      ...others.map((each) => rowOf(each, { isFirstRecommended: each.poiId === '3' })),
    ]),
  );
  expect([...new Set(drawn.mock.calls.flat())], 'what has changed is').toEqual(['1', '3']);

  drawn.mockClear();
  rerender(list(stores.map((each) => rowOf(each, { queryId: 'q2' }))));
  expect([...new Set(drawn.mock.calls.flat())], 'its events name the last call').toHaveLength(3);
});
