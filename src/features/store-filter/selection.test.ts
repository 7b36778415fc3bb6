import { expect, test } from 'vitest';
import type { FilterOption, Region } from '../../api/generated/types.ts';
import {
  chosenCount,
  controlOf,
  isNothingSelected,
  leavesOf,
  NOTHING_SELECTED,
  reduceSelection,
  regionGroups,
  type Selection,
  selectedFilters,
  type SelectionEvent,
} from './selection.ts';

const play = (...events: SelectionEvent[]): Selection =>
  events.reduce(reduceSelection, NOTHING_SELECTED);
const node = (key: string, children: string[] = []): NonNullable<FilterOption['objectData']> => ({
  key,
  label: {},
  checked: false,
  children: children.map((child) => ({ key: child, label: {}, checked: false, children: [] })),
});

test('a toggle is set and cleared', () => {
  const on = play({ type: 'toggled', filter: 'DISCOUNT_STORE', key: 'discount' });
  expect(selectedFilters(on)).toEqual([{ type: 'DISCOUNT_STORE', keys: ['discount'] }]);
  const off = reduceSelection(on, { type: 'toggled', filter: 'DISCOUNT_STORE', key: 'discount' });
  expect(isNothingSelected(off)).toBe(true);
  expect(selectedFilters(off)).toEqual([]);
});

test('two toggles of one type coexist', () => {
  const selection = play(
    { type: 'toggled', filter: 'BOOLEAN', key: 'open-now' },
    { type: 'toggled', filter: 'BOOLEAN', key: 'halal' },
  );
  expect(selectedFilters(selection)).toEqual([{ type: 'BOOLEAN', keys: ['halal', 'open-now'] }]);
});

test('the order of choosing does not matter', () => {
  const price: SelectionEvent = { type: 'chosen', filter: 'PRICE', keys: ['p2'] };
  const categories: SelectionEvent = {
    type: 'chosen',
    filter: 'CATEGORIES',
    keys: ['soto', 'kopi', 'soto'],
  };
  expect(selectedFilters(play(price, categories))).toEqual(
    selectedFilters(play(categories, price)),
  );
  expect(selectedFilters(play(categories))).toEqual([
    { type: 'CATEGORIES', keys: ['kopi', 'soto'] },
  ]);
});

test('an empty choice and a drop both remove the type', () => {
  const chosen = play({ type: 'chosen', filter: 'PRICE', keys: ['p1'] });
  expect(
    isNothingSelected(reduceSelection(chosen, { type: 'chosen', filter: 'PRICE', keys: [] })),
  ).toBe(true);
  expect(isNothingSelected(reduceSelection(chosen, { type: 'dropped', filter: 'PRICE' }))).toBe(
    true,
  );
});

test('dropping an absent choice is a no-op', () => {
  expect(reduceSelection(NOTHING_SELECTED, { type: 'dropped', filter: 'COUPON_AVAILABLE' })).toBe(
    NOTHING_SELECTED,
  );
});

test('a region counts as a choice, everywhere does not', () => {
  const menteng = play({ type: 'region-chosen', regionId: '317106', regionName: 'Menteng' });
  expect(isNothingSelected(menteng)).toBe(false);
  expect(menteng.regionName).toBe('Menteng');
  const back = reduceSelection(menteng, {
    type: 'region-chosen',
    regionId: '0',
    regionName: 'Semua',
  });
  expect(back).toEqual(NOTHING_SELECTED);
});

test('clearing removes everything', () => {
  expect(
    play(
      { type: 'region-chosen', regionId: '1', regionName: 'x' },
      { type: 'toggled', filter: 'BOOLEAN', key: 'open-now' },
      { type: 'cleared' },
    ),
  ).toEqual(NOTHING_SELECTED);
});

const tree: FilterOption = {
  type: 'CATEGORIES',
  label: {},
  listData: [node('food', ['soto', 'bakso']), node('drinks')],
};

test('leaves of a tree are the children, or a panel without children', () => {
  expect(leavesOf(tree).map(({ key }) => key)).toEqual(['soto', 'bakso', 'drinks']);
});

test('the count includes only leaves of the option', () => {
  const selection = play({
    type: 'chosen',
    filter: 'CATEGORIES',
    keys: ['soto', 'drinks', 'unknown'],
  });
  expect(chosenCount(selection, tree)).toBe(2);
});

test.each<[string, FilterOption, string]>([
  ['categories', tree, 'tree'],
  ['categories without nodes', { type: 'CATEGORIES', label: {}, listData: [] }, 'none'],
  ['price', { type: 'PRICE', label: {}, listData: [node('p1')] }, 'list'],
  ['price without nodes', { type: 'PRICE', label: {}, listData: [] }, 'none'],
  ['boolean', { type: 'BOOLEAN', label: {}, listData: [], objectData: node('open-now') }, 'toggle'],
  [
    'boolean without a node',
    { type: 'BOOLEAN', label: {}, listData: [], objectData: null },
    'none',
  ],
])('control: %s', (_name, option, control) => {
  expect(controlOf(option)).toBe(control);
});

test('regions become cities with districts', () => {
  const region = (regionId: string, children: Region[] = []): Region => ({
    regionId,
    regionName: `n${regionId}`,
    children,
  });
  const groups = regionGroups([
    region('31', [region('3171', [region('317106')]), region('3172')]),
    region('36'),
  ]);
  expect(groups.map(({ regionId, districts }) => [regionId, districts.length])).toEqual([
    ['3171', 1],
    ['3172', 0],
    ['36', 0],
  ]);
});
