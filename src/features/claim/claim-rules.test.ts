// @vitest-environment node
import { asId } from '../../api/ids.ts';
import { describe, expect, it, test } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../api/errors.ts';
import type { CouponBatch } from '../../api/generated/types.ts';
import { batchState, claimFailure } from './claim-rules.ts';

// Merchant 8: "server message or 'merchant.receiveFail'".
test.each<[string, ApiErrorKind, string, string | undefined]>([
  ["failure in the server's words", 'business', 'Sudah habis', 'Sudah habis'],
  ['failure in our words', 'business', '', ''],
  ['offline', 'network', 'ECONNRESET', ''],
  ['too slow', 'timeout', '', ''],
  ['nonsense', 'malformed', 'coupon: expected', ''],
  ['too many', 'rate-limited', 'Ramai sekali', 'Ramai sekali'],
  ['the session is over', 'session', 'x', undefined],
  ['another user', 'cancelled', '', undefined],
])('%s', (_name, kind, message, words) => {
  expect(claimFailure(new ApiError(kind, '', message))).toBe(words);
});

describe('what a batch says', () => {
  const batch: CouponBatch = {
    batchId: asId('b1'),
    coupon: { couponName: {}, logoUrl: '', templateId: 't1', status: 'ON' },
    discountAmount: 10_000,
    useOrderAmountThreshold: 50_000,
    validUntil: '2026-12-31',
    remainingStock: 5,
    claimableCount: 1,
    heldCount: 0,
    receiveTimesDailyLimit: 1,
    receiveTimesLimit: 3,
  };
  it.each<[string, Partial<CouponBatch>]>([
    ['claimable', {}],
    ['claimable', { heldCount: 1 }],
    ['claimed', { claimableCount: 0, heldCount: 1 }],
    ['claimed', { claimableCount: 0, heldCount: 1, remainingStock: 0 }],
    ['claimed', { claimableCount: 0 }],
    ['sold-out', { remainingStock: 0 }],
    ['sold-out', { remainingStock: 0, claimableCount: 0 }],
    ['ended', { coupon: { ...batch.coupon, status: 'OFF' } }],
  ])('%s with %j', (state, change) => {
    expect(batchState({ ...batch, ...change })).toBe(state);
  });
});
