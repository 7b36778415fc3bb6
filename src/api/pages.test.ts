import { expect, test } from 'vitest';
import { nextParam, pageRows } from './pages.ts';

interface Page {
  name: string;
  ids: string[];
}
const list = { items: (page: Page) => page.ids, id: (id: string) => id };
const page = (name: string, ...ids: string[]): Page => ({ name, ids });

test('an item is in the list once, and a repeat is reported', () => {
  const repeats: string[] = [];
  const pages = [page('a', '1', '2'), page('b', '2', '3'), page('c', '1', '4', '5')];
  const rows = pageRows(pages, list, (id) => repeats.push(id));
  expect(rows.map(({ id, page: { name } }) => id + name)).toEqual(['1a', '2a', '3b', '4c', '5c']);
  expect(repeats).toEqual(['2', '1']);
});

test('items without an id are all in the list', () => {
  const rows = pageRows([page('a', 'x', 'x'), page('b', 'x')], { items: list.items });
  expect(rows.map(({ id }) => id)).toEqual([0, 1, 2]);
});

test.each([
  ['more', { hasMore: true }, 2, { pageNo: 4 }],
  ['more, of the list as it was', { hasMore: true, queryId: 'q' }, 2, { pageNo: 4, queryId: 'q' }],
  ['where this page ended', { cursor: 'c' }, 2, { pageNo: 4, cursor: 'c' }],
  ['the end', { hasMore: false, queryId: 'q' }, 2, undefined],
  ['the end, of a server that says where pages end', { cursor: null }, 2, undefined],
  ['more of nothing is the end', { hasMore: true, queryId: 'q', cursor: 'c' }, 0, undefined],
])('what comes next: %s', (_name, end, count, next) => {
  expect(nextParam(end, count, { pageNo: 3 })).toEqual(next);
});
