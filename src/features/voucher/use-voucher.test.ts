import { expect, it } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import * as codes from '../../api/generated/codes.ts';
import { failureOf, isGone } from '../failure/failure-rows.ts';
import { VOUCHER_FAILURES } from './use-voucher.ts';

it.each([
  ['no network', new ApiError('network'), 'offline', 'failure.offline', true],
  ['rate limit', new ApiError('rate-limited', '429'), 'busy', 'failure.busy', true],
  [
    'withdrawn',
    new ApiError('business', codes.WITHDRAWN, 'Ditarik'),
    'doneToday',
    'Ditarik',
    false,
  ],
  [
    'withdrawn, silent',
    new ApiError('business', codes.WITHDRAWN),
    'doneToday',
    'voucher.withdrawn',
    false,
  ],
  [
    'link expired',
    new ApiError('business', codes.COUPON_ENDED),
    'notFound',
    'voucher.linkExpired',
    false,
  ],
  [
    'server fault',
    new ApiError('business', codes.INTERNAL, 'x'),
    'error',
    'voucher.loadFailed',
    true,
  ],
  ['refused', new ApiError('business', '1', 'Tidak boleh'), 'error', 'Tidak boleh', false],
  ['malformed', new ApiError('malformed'), 'error', 'voucher.loadFailed', true],
  ['anything else', new Error('x'), 'error', 'voucher.loadFailed', true],
])('%s', (_what, error, picture, says, canRetry) => {
  const failure = failureOf(error, VOUCHER_FAILURES);
  const shown = [failure.picture, failure.message ?? failure.title, failure.action === 'retry'];
  expect(shown).toEqual([picture, says, canRetry]);
});

it('what is shown already goes only when it is gone', () => {
  expect(isGone(new ApiError('business', codes.WITHDRAWN), VOUCHER_FAILURES)).toBe(true);
  expect(isGone(new ApiError('business', codes.COUPON_ENDED), VOUCHER_FAILURES)).toBe(true);
  expect(isGone(new ApiError('network'), VOUCHER_FAILURES)).toBe(false);
  expect(isGone(new Error('x'), VOUCHER_FAILURES)).toBe(false);
});
