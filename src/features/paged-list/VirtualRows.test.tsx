import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, test, vi } from 'vitest';
import type { PageRow } from '../../api/pages.ts';
import { VirtualList, VirtualRows } from './VirtualRows.tsx';

const drawn = vi.fn<(name: string) => void>();
const draw = (item: Item, position: number, page: string) => {
  drawn(item.name);
  return `${position}${item.name}${page} `;
};

/** Nothing is laid out here, so no row's height is ever known. */
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

interface Item {
  name: string;
}
const items = ['a', 'b', 'c'].map((name): Item => ({ name }));
/** Rows are new objects with every page. */
const rowOf = (item: Item, page = 'p'): PageRow<string, Item> => ({ id: item.name, item, page });

test('a row that stays is not rendered again when the list goes on', async () => {
  const scrollerRef = createRef<HTMLElement>();
  const list = (rows: PageRow<string, Item>[], row = draw) => (
    <main ref={scrollerRef}>
      <VirtualRows
        rows={rows}
        row={row}
        scrollerRef={scrollerRef}
        label="Things"
        listKey="k"
        start={{ heights: items.map(() => 290), top: 0 }}
        usualHeightPx={290}
      />
    </main>
  );
  const { rerender, container, getByRole } = render(list(items.map((each) => rowOf(each))));
  await act(async () => Promise.resolve());
  expect(container.textContent).toBe('0ap 1bp 2cp ');
  expect(getByRole('list', { name: 'Things' })).toBeTruthy();
  drawn.mockClear();

  rerender(list([...items, { name: 'd' }].map((each) => rowOf(each))));
  const again = drawn.mock.calls.flat().filter((name) => name !== 'd');
  expect(again).toEqual([]);

  drawn.mockClear();
  const [first, ...others] = items;
  rerender(list([{ name: `${first?.name}` }, ...others].map((each) => rowOf(each))));
  expect([...new Set(drawn.mock.calls.flat())], 'what has changed is').toEqual(['a']);

  drawn.mockClear();
  rerender(list(items.map((each) => rowOf(each, 'q'))));
  expect([...new Set(drawn.mock.calls.flat())], 'it belongs to another page').toHaveLength(3);
});

afterEach(cleanup);

it('answers to a finger while it scrolls, and keeps its size', () => {
  // As virtua asks for it until 150 ms after a scroll.
  render(
    <VirtualList style={{ height: 900, pointerEvents: 'none' }}>
      <li>row</li>
    </VirtualList>,
  );
  const { style } = screen.getByRole('list');
  expect(style.pointerEvents).toBe('');
  expect(style.height).toBe('900px');
});
