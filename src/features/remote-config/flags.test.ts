import { expect, it, vi } from 'vitest';
import { defaultFlags, flagKeys, readFlags } from './flags.ts';

it.each([
  ['on', [{ key: 'explore_tab_switch', value: true }], true, []],
  ['off', [{ key: 'explore_tab_switch', value: false }], false, []],
  ['absent', [], false, []],
  ['another key', [{ key: 'risk_white_list', value: [] }], false, []],
  ['wrong type', [{ key: 'explore_tab_switch', value: 'yes' }], false, ['explore_tab_switch']],
  ['null', [{ key: 'explore_tab_switch', value: null }], false, ['explore_tab_switch']],
])('%s', (_name, entries, expected, rejected) => {
  const reject = vi.fn();
  expect(readFlags(entries, reject).exploreTab).toBe(expected);
  expect(reject.mock.calls.map(([key]) => key as string)).toEqual(rejected);
});

it('asks for every key once and has a default for each', () => {
  expect(new Set(flagKeys).size).toBe(flagKeys.length);
  expect(Object.keys(defaultFlags())).toHaveLength(flagKeys.length);
});
