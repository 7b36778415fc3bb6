import { expect, it } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { isGone, voucherProblem } from './voucher-problem.ts';

it.each([
  ['no network', new ApiError('network'), 'offline', 'failure.offline', true],
  ['rate limit', new ApiError('rate-limited', '429'), 'busy', 'failure.busy', true],
  ['withdrawn', new ApiError('business', '100000014', 'Ditarik'), 'doneToday', 'Ditarik', false],
  [
    'withdrawn, silent',
    new ApiError('business', '100000014'),
    'doneToday',
    'voucher.withdrawn',
    false,
  ],
  ['link expired', new ApiError('business', '3800103'), 'notFound', 'voucher.linkExpired', false],
  ['server fault', new ApiError('business', '9000500', 'x'), 'error', 'voucher.loadFailed', true],
  ['refused', new ApiError('business', '1', 'Tidak boleh'), 'error', 'Tidak boleh', false],
  ['malformed', new ApiError('malformed'), 'error', 'voucher.loadFailed', true],
  ['anything else', new Error('x'), 'error', 'voucher.loadFailed', true],
])('%s', (_what, error, picture, says, canRetry) => {
  const problem = voucherProblem(error);
  expect([problem.picture, problem.message ?? problem.title, problem.canRetry]).toEqual([
    picture,
    says,
    canRetry,
  ]);
});

it('what is shown already goes only when it is gone', () => {
  expect(isGone(new ApiError('business', '100000014'))).toBe(true);
  expect(isGone(new ApiError('business', '3800103'))).toBe(true);
  expect(isGone(new ApiError('network'))).toBe(false);
  expect(isGone(new Error('x'))).toBe(false);
});
