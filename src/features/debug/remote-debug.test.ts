import { expect, test } from 'vitest';
import { maySwitchOn, remainingMs } from './remote-debug.ts';

const NOW = 1_790_000_000_000;
const world = {
  environment: 'prod',
  userId: 'u1',
  allowedUsers: ['u1', 'u2'],
  untilMs: NOW + 600_000,
  nowMs: NOW,
};

test.each([
  ['just switched on', {}, 600_000],
  ['nine minutes later', { nowMs: NOW + 540_000 }, 60_000],
  ['ten minutes later', { nowMs: NOW + 600_000 }, 0],
  ['long ago', { nowMs: NOW + 86_400_000 }, 0],
  ['never switched on', { untilMs: undefined }, 0],
  ['a visitor', { userId: undefined }, 0],
  ['another user of the same phone', { userId: 'u9' }, 0],
  ['taken off the list', { allowedUsers: [] }, 0],
  ['a clock that was turned back', { nowMs: NOW - 86_400_000 }, 600_000],
  ['outside prod', { environment: 'test', userId: undefined }, Number.POSITIVE_INFINITY],
])('%s', (_name, change, expected) => {
  expect(remainingMs({ ...world, ...change })).toBe(expected);
});

test.each([
  ['on the list', {}, true],
  ['not on the list', { userId: 'u9' }, false],
  ['a visitor', { userId: undefined }, false],
])('%s may switch on: %s', (_name, change, expected) => {
  expect(maySwitchOn({ ...world, ...change })).toBe(expected);
});
