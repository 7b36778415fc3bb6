/**
 * A claim from the tap to its message: once, by a member, with all side effects. Merchant 4, 7, 8.
 */
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { storeInfo } from '../../../tests/support/store-info.ts';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import * as codes from '../../api/generated/codes.ts';
import type { CouponBatch } from '../../api/generated/types.ts';
import { paths } from '../../paths.ts';
import { continueAction, dropPendingAction } from '../../session/gated-action.ts';
import { storedTokenInfo } from '../../session/stored-keys.ts';
import { useClaim } from './use-claim.ts';

const seen = vi.hoisted(() => ({
  said: vi.fn<(words: string) => void>(),
  counted: vi.fn<() => void>(),
  tracked: vi.fn<(name: string, props: object) => void>(),
}));
vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../ui/toast.ts', () => ({ toast: seen.said }));
vi.mock('../unread/received.ts', () => ({ noteReceivedCoupon: seen.counted }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: seen.tracked }));

const coupons = storeInfo.homepageCouponList;
const batch = coupons.couponBatchList[0] as CouponBatch;
const refresh = vi.fn<() => void>();

beforeEach(async () => {
  vi.mocked(call).mockReset();
  for (const mock of [...Object.values(seen), refresh]) mock.mockReset();
  await openKept();
  dropPendingAction();
});

const logIn = () => storedTokenInfo.set({ accessToken: 'a', refreshToken: 'r', userId: 'u1' });
const start = () => renderHook(() => useClaim({ coupons, here: paths.home(), refresh })).result;
const keys = () => vi.mocked(call).mock.calls.map(([, , options]) => options?.idempotencyKey);

test('a member claims: one toast, one unread count, one refetch', async () => {
  logIn();
  let answer: (reply: unknown) => void = () => undefined;
  vi.mocked(call).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const claims = start();
  await act(async () => claims.current.claim(batch));
  await waitFor(() => expect(claims.current.claimingId).toBe(batch.batchId));
  await act(async () => claims.current.claim(batch));
  expect(vi.mocked(call).mock.calls.map(([, body]) => body)).toEqual([
    {
      couponBatchId: batch.batchId,
      couponTemplateIds: [batch.coupon.templateId],
      activityId: coupons.activityId,
    },
  ]);
  expect(refresh).not.toHaveBeenCalled();
  await act(async () => answer({ message: 'Dapat!' }));
  await waitFor(() => expect(claims.current.claimingId).toBeUndefined());
  expect(seen.said.mock.calls).toEqual([['Dapat!']]);
  expect(seen.tracked.mock.calls).toEqual([['coupon_claim', { batchId: batch.batchId }]]);
  expect(seen.counted).toHaveBeenCalledTimes(1);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a visitor claims after the login, and not at all without one', async () => {
  vi.mocked(call).mockResolvedValue({});
  const claims = start();
  act(() => claims.current.claim(batch));
  dropPendingAction();
  logIn();
  await act(async () => continueAction());
  expect(call).not.toHaveBeenCalled();

  storedTokenInfo.remove();
  act(() => claims.current.claim(batch));
  expect(call).not.toHaveBeenCalled();
  logIn();
  await act(async () => continueAction());
  expect(call).toHaveBeenCalledTimes(1);
  expect(seen.said.mock.calls).toEqual([['merchant.receiveSucc']]);
});

test('a retry after a lost reply keeps the idempotency key, after a refusal it gets another', async () => {
  logIn();
  const claims = start();
  const refusals = [
    new ApiError('network'),
    new Error('x'),
    new ApiError('rate-limited', codes.RATE_LIMITED),
    new ApiError('business', '1', 'Sudah habis'),
    new ApiError('timeout'),
  ];
  for (const refusal of refusals) {
    vi.mocked(call).mockRejectedValueOnce(refusal);
    await act(async () => claims.current.claim(batch));
    await waitFor(() => expect(claims.current.claimingId).toBeUndefined());
  }
  const [first, second, busy, third, fourth] = keys();
  expect(first).toBeTypeOf('string');
  expect([second, busy, third]).toEqual([first, first, first]);
  expect(fourth).not.toBe(first);
  expect(seen.said.mock.calls.flat()).toEqual([
    'merchant.receiveFail',
    'merchant.receiveFail',
    'merchant.receiveFail',
    'Sudah habis',
    'merchant.receiveFail',
  ]);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(seen.counted).not.toHaveBeenCalled();
  expect(seen.tracked).not.toHaveBeenCalled();
});
