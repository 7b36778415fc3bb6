// @vitest-environment node
import { expect, it } from 'vitest';
import {
  phaseMs,
  playMs,
  SCALE_MS,
  starFlow,
  type StarEvent,
  type StarState,
} from './star-flow.ts';

const still: StarState = { score: 0, phase: 'still' };
const tap = (score: number, isCalm = false): StarEvent => ({ type: 'tap', score, isCalm });

it('merchant 4: 300 ms, then 480 to 880 ms by score', () => {
  expect(SCALE_MS).toBe(300);
  expect([1, 2, 3, 4, 5].map(playMs)).toEqual([480, 580, 680, 780, 880]);
});

it.each([
  ['a tap scales', still, tap(4), { score: 4, phase: 'scaling' }, SCALE_MS],
  [
    'then it plays',
    { score: 4, phase: 'scaling' },
    { type: 'over' },
    { score: 4, phase: 'playing' },
    780,
  ],
  [
    'then it rests',
    { score: 4, phase: 'playing' },
    { type: 'over' },
    { score: 4, phase: 'still' },
    undefined,
  ],
  [
    'a tap while it scales is ignored',
    { score: 4, phase: 'scaling' },
    tap(1),
    { score: 4, phase: 'scaling' },
    SCALE_MS,
  ],
  [
    'a tap while it plays is ignored',
    { score: 4, phase: 'playing' },
    tap(1),
    { score: 4, phase: 'playing' },
    780,
  ],
  ['without motion it only counts', still, tap(5, true), { score: 5, phase: 'still' }, undefined],
  [
    'a key counts at any time',
    { score: 4, phase: 'playing' },
    { type: 'key', score: 2 },
    { score: 2, phase: 'still' },
    undefined,
  ],
] as const)('%s', (_name, state, event, expected, lastsMs) => {
  const next = starFlow(state, event);
  expect(next).toEqual(expected);
  expect(phaseMs(next)).toBe(lastsMs);
});
