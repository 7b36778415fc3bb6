// @vitest-environment node
import { expect, it } from 'vitest';
import { isOwn, moreActions, shareVerdict } from './rules.ts';

it.each([
  ['u1', 'u1', true],
  ['u1', 'u2', false],
  ['u1', undefined, false],
  // An anonymous author, seen by a visitor: both ids are empty.
  ['', '', false],
  ['', undefined, false],
])('a review of "%s" for "%s": own %s', (writer, reader, expected) => {
  expect(isOwn({ userId: writer }, reader)).toBe(expected);
});

it.each([
  ['APPROVED', 'yes'],
  ['INIT', 'awaiting'],
  ['SUBMITED', 'awaiting'],
  ['REJECTED', 'rejected'],
] as const)('%s may be shared: %s', (status, expected) => {
  expect(shareVerdict(status)).toBe(expected);
});

it.each([
  [{ isOwn: true, canShare: true }, ['share', 'edit', 'delete']],
  [{ isOwn: true, canShare: false }, ['edit', 'delete']],
  [{ isOwn: false, canShare: true }, ['share', 'report']],
  [{ isOwn: false, canShare: false }, ['report']],
])('%j offers %j', (facts, expected) => {
  expect(moreActions(facts)).toEqual(expected);
});
