import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../api/errors.ts';
import { recoveryMs } from './recovery.ts';

test.each<[ApiErrorKind, number | false]>([
  ['network', 5000],
  ['timeout', 5000],
  ['rate-limited', 5000],
  ['business', false],
  ['malformed', 15_000],
  ['session', false],
  ['cancelled', false],
])('%s', (kind, expected) => {
  expect(recoveryMs(new ApiError(kind), 0)).toBe(expected);
});

test("the server's own fault is tried again, gently", () => {
  expect(recoveryMs(new ApiError('business', '9000500'), 0)).toBe(15_000);
});

test('the tries are spread', () => {
  expect(recoveryMs(new ApiError('network'), 1)).toBe(7000);
});

test('a failure of ours is not tried again', () => {
  expect(recoveryMs(new TypeError('x'))).toBe(false);
});
