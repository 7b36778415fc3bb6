// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import type { CouponBatch } from '../../api/generated/types.ts';
import { batchState, type ClaimEvent, type ClaimState, idle, playClaim } from './claim-flow.ts';

const tapped: ClaimEvent = { type: 'tapped', batchId: 'b1' };
const claiming: ClaimState = { step: 'claiming', batchId: 'b1' };

/** One line for a table: `say:merchant.receiveSucc count refresh`. */
function done(state: ClaimState, event: ClaimEvent): [ClaimState, string] {
  const [next, effects] = playClaim(state, event);
  const words = effects.map((effect) => {
    switch (effect.type) {
      case 'send':
        return 'send';
      case 'say':
        return `say:${effect.key}`;
      case 'quote':
        return `quote:${effect.message}`;
      case 'count':
      case 'refresh':
        return effect.type;
    }
  });
  return [next, words.join(' ')];
}

const failed = (kind: (ClaimEvent & { type: 'failed' })['kind'], message = ''): ClaimEvent => ({
  type: 'failed',
  kind,
  message,
});

test.each<[string, ClaimState, ClaimEvent, ClaimState, string]>([
  ['a tap claims', idle, tapped, claiming, 'send'],
  ['a double tap claims once', claiming, tapped, claiming, ''],
  ['another batch waits', claiming, { ...tapped, batchId: 'b2' }, claiming, ''],
  // Merchant 8: "server message or 'merchant.receiveSucc'".
  [
    'success in our words',
    claiming,
    { type: 'claimed', message: undefined },
    idle,
    'say:merchant.receiveSucc count refresh',
  ],
  [
    "success in the server's words",
    claiming,
    { type: 'claimed', message: 'Dapat 2!' },
    idle,
    'quote:Dapat 2! count refresh',
  ],
  // Merchant 8: "server message or 'merchant.receiveFail'".
  [
    "failure in the server's words",
    claiming,
    failed('business', 'Sudah habis'),
    idle,
    'quote:Sudah habis refresh',
  ],
  ['failure in our words', claiming, failed('business'), idle, 'say:merchant.receiveFail refresh'],
  ['offline', claiming, failed('network', 'ECONNRESET'), idle, 'say:merchant.receiveFail'],
  ['too slow', claiming, failed('timeout'), idle, 'say:merchant.receiveFail'],
  ['nonsense', claiming, failed('malformed', 'coupon: expected'), idle, 'say:merchant.receiveFail'],
  ['too many', claiming, failed('rate-limited', 'Ramai sekali'), idle, 'quote:Ramai sekali'],
  ['the session is over', claiming, failed('session', 'x'), idle, ''],
  ['a failure nobody waits for', idle, failed('network'), idle, ''],
])('%s', (_name, state, event, next, words) => {
  expect(done(state, event)).toEqual([next, words]);
});

describe('what a batch says', () => {
  const batch: CouponBatch = {
    batchId: 'b1',
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
