// @vitest-environment node
import type { StoreId } from '../../api/generated/types.ts';
import { asId } from '../../api/ids.ts';
import { describe, expect, test } from 'vitest';
import {
  areAllChosen,
  batches,
  chosenOf,
  type EditEvent,
  type EditState,
  nextEdit,
  startEdit,
} from './edit-flow.ts';

const ALL = ['a', 'b', 'c'].map(asId<StoreId>);

function after(...events: EditEvent[]): EditState {
  return events.reduce(nextEdit, startEdit);
}

const choose: EditEvent[] = [{ type: 'edit' }, { type: 'toggle', storeId: asId<StoreId>('a') }];

describe('the way', () => {
  test.each<[string, EditEvent[], EditState['mode'], string[]]>([
    ['starts with looking', [], 'view', []],
    ['chooses nothing by itself', [{ type: 'edit' }], 'choose', []],
    ['chooses', choose, 'choose', ['a']],
    ['takes back', [...choose, { type: 'toggle', storeId: asId<StoreId>('a') }], 'choose', []],
    ['chooses all', [{ type: 'edit' }, { type: 'toggle-all', storeIds: ALL }], 'choose', ALL],
    [
      'chooses none when all were',
      [
        { type: 'edit' },
        { type: 'toggle-all', storeIds: ALL },
        { type: 'toggle-all', storeIds: ALL },
      ],
      'choose',
      [],
    ],
    ['asks first', [...choose, { type: 'ask' }], 'confirm', ['a']],
    ['asks nothing about nothing', [{ type: 'edit' }, { type: 'ask' }], 'choose', []],
    ['thinks again', [...choose, { type: 'ask' }, { type: 'not-now' }], 'choose', ['a']],
    ['works', [...choose, { type: 'ask' }, { type: 'confirm' }], 'working', ['a']],
    [
      'is not left while it works',
      [...choose, { type: 'ask' }, { type: 'confirm' }, { type: 'leave' }],
      'working',
      ['a'],
    ],
    ['ends', [...choose, { type: 'ask' }, { type: 'confirm' }, { type: 'succeeded' }], 'view', []],
    [
      'keeps the choice after a failure',
      [...choose, { type: 'ask' }, { type: 'confirm' }, { type: 'failed' }],
      'choose',
      ['a'],
    ],
    ['is left', [...choose, { type: 'leave' }], 'view', []],
    ['confirms nothing unasked', [...choose, { type: 'confirm' }], 'choose', ['a']],
  ])('%s', (_name, events, mode, chosen) => {
    const state = after(...events);
    expect(state.mode).toBe(mode);
    expect([...chosenOf(state)]).toEqual(chosen);
  });
});

test('all are chosen only when there are some', () => {
  const state = after({ type: 'edit' }, { type: 'toggle-all', storeIds: ALL });
  expect(areAllChosen(state, ALL)).toBe(true);
  expect(areAllChosen(state, [...ALL, asId('d')])).toBe(false);
  expect(areAllChosen(startEdit, [])).toBe(false);
});

test('a hundred at a time', () => {
  const ids = Array.from({ length: 205 }, (_, at) => asId<StoreId>(String(at)));
  expect(batches(ids).map(({ length }) => length)).toEqual([100, 100, 5]);
  expect(batches(ids).flat()).toEqual(ids);
  expect(batches([])).toEqual([]);
});
