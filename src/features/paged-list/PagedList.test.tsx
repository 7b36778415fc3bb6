import { act, cleanup, render } from '@testing-library/react';
import { createRef, useLayoutEffect } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import type { Paged } from '../../api/use-pages.ts';
import { PagedList } from './PagedList.tsx';
import type { DrawRow } from './Row.tsx';

vi.mock('../../i18n/i18n.ts', () => ({ useText: () => String }));
vi.stubGlobal(
  'IntersectionObserver',
  /** Its element is always in view. */
  class {
    readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.#tell = tell;
    }
    observe(): void {
      this.#tell([{ isIntersecting: true }]);
    }
    unobserve(): void {}
    disconnect(): void {}
  },
);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);
afterEach(cleanup);

const failure = new ApiError('network');
const listOf = (count: number, error: Error | null = null, isPending = false) => {
  const query = { error, isPending, isFetching: false, isFetchNextPageError: false };
  const rows = Array.from({ length: count }, (_, at) => ({ id: at, item: `#${at} `, page: {} }));
  const list = { query: { ...query, hasNextPage: false }, rows, key: 'k', more: vi.fn() };
  return list as unknown as Paged<object, string>;
};

function show(
  list: Paged<object, string>,
  draw: DrawRow<object, string> = (item) => item,
  List = PagedList,
  clientHeight = 700,
) {
  const scrollerRef = createRef<HTMLElement>();
  const view = (shown: typeof list) => (
    <main ref={scrollerRef}>
      <List
        list={shown}
        row={draw}
        label="Things"
        scrollerRef={scrollerRef}
        usualHeightPx={100}
        waiting="waiting"
        empty="empty"
        Failure={() => 'failed'}
      />
    </main>
  );
  const { container, rerender } = render(view(list));
  Object.defineProperty(scrollerRef.current, 'clientHeight', { value: clientHeight });
  return { container, turn: (next: typeof list) => rerender(view(next)) };
}

test.each([
  ['waiting', 0, null, true],
  ['empty', 0, null, false],
  ['#0 #1 #2 ', 3, null, false],
  ['#0 #1 #2 ', 3, failure, false],
  ['failed', 0, failure, false],
  ['failed', 0, failure, true],
])('shows "%s" with %i items after %s', (shown, count, error, isPending) => {
  const { container } = show(listOf(count, error, isPending));
  expect(container.textContent.replace('common.noMore', '')).toBe(shown);
});

test('another list is drawn after the answer to the tap that chose it', () => {
  const draw = vi.fn<(item: string) => string>((item) => item);
  const answers: [shown: string, draws: number][] = [];
  const { container, turn } = show(listOf(2), draw, (props) => {
    useLayoutEffect(() => void answers.push([document.body.textContent, draw.mock.calls.length]));
    return <PagedList {...props} />;
  });
  const before = draw.mock.calls.length;
  turn({ ...listOf(3), key: 'other' });
  expect(answers.at(-1)).toEqual([expect.not.stringContaining('#2'), before]);
  expect(container.textContent).toContain('#2');
});

test('the next page is asked for, and the end is told, only below rows that are drawn', () => {
  const asked = vi.fn<(rows: number) => void>();
  const page = (count: number, isFetching: boolean) => {
    const list = listOf(count);
    Object.assign(list.query, { hasNextPage: count < 18, isFetching });
    list.more = () => {
      asked(document.querySelectorAll('li').length);
      return new Promise(() => {});
    };
    return list;
  };
  const urgent: string[] = [];
  const { container, turn } = show(page(6, false), undefined, (props) => {
    useLayoutEffect(() => void urgent.push(document.body.textContent));
    return <PagedList {...props} />;
  });
  turn(page(6, true));
  turn(page(12, false));
  turn(page(12, true));
  turn(page(18, false));
  expect(asked.mock.calls).toEqual([[6], [12]]);
  expect(urgent.at(-1)).toMatch(/#11  common\.loadingMore$/);
  expect(container.textContent).toMatch(/#17 common\.noMore$/);
});

test('a long list becomes virtual, under the same name', async () => {
  const { container, turn } = show(listOf(20));
  const plain = container.querySelector('ul');
  // Loads the code before it is needed: the plain list never grows while it is on its way.
  await act(() => vi.dynamicImportSettled());
  expect(container.querySelector('ul')).toBe(plain);
  turn(listOf(21));
  const list = container.querySelector('ul');
  expect(list).not.toBe(plain);
  expect(list?.getAttribute('aria-label')).toBe('Things');
});

test('a list with the focus of a keyboard in it becomes virtual after the focus has left', async () => {
  const { container, turn } = show(listOf(20), (item) => <a href="/a">{item}</a>);
  await act(() => vi.dynamicImportSettled());
  const link = container.querySelector('a');
  link?.focus();
  turn(listOf(25));
  expect(document.activeElement).toBe(link);
  const plain = container.querySelector('ul');
  link?.blur();
  turn(listOf(30));
  expect(container.querySelector('ul')).not.toBe(plain);
});

describe('a list that is long at once', () => {
  test('draws a few rows until the virtual list takes over', async () => {
    vi.resetModules();
    const drawn = vi.fn<(item: string) => string>((item) => item);
    const { PagedList: Fresh } = await import('./PagedList.tsx');
    const { container } = show(listOf(100), drawn, Fresh);
    expect(container.querySelectorAll('li')).toHaveLength(8);
    await act(() => vi.dynamicImportSettled());
    expect(new Set(drawn.mock.calls.map(([item]) => item)).size).toBeLessThan(20);
    expect(container.querySelector('ul')?.style.position).toBe('relative');
  });

  test('draws every row where it cannot be measured', async () => {
    const { container } = show(listOf(100), (item) => item, PagedList, 0);
    await act(() => vi.dynamicImportSettled());
    expect(container.querySelectorAll('li')).toHaveLength(100);
  });

  test('draws every row when the code of the virtual list cannot be loaded', async () => {
    vi.resetModules();
    vi.doMock('./VirtualRows.tsx', () => Promise.reject(new Error('in a tunnel')));
    const { PagedList: Fresh } = await import('./PagedList.tsx');
    const { container } = show(listOf(100), (item) => item, Fresh);
    expect(container.querySelectorAll('li')).toHaveLength(8);
    await vi.waitFor(() => expect(container.querySelectorAll('li')).toHaveLength(100));
    vi.doUnmock('./VirtualRows.tsx');
  });
});
