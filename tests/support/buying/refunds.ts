/** Paid orders that can be refunded, and refunds, by signed calls. */
import type {
  ApplyRefundSubmitBody,
  ApplyRefundSubmitData,
  HomepageCoupons,
  SkuId,
} from '../../../src/api/generated/types.ts';
import type { Member } from '../members.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Caller } from '../signing.ts';
import { paidFor, type Purchase } from './purchases.ts';

const AFTER_SALE = '/digital-food/local_life/after_sale';
/** Open on most lists, each with a few vouchers. */
const STORES = Array.from({ length: 12 }, (_, at) => `S${at + 1}`);

export interface Refundable extends Purchase {
  caller: Partial<Caller>;
}

/** A paid order of vouchers that can be refunded any time. */
export async function refundable(
  sandbox: Sandbox,
  member: Member,
  deviceId: string,
): Promise<Refundable> {
  const caller = { deviceId, token: member.accessToken };
  const bought = await paidFor(sandbox, caller, await anyTime(sandbox));
  return { ...bought, caller };
}

/** One that everybody can buy. */
async function anyTime(sandbox: Sandbox): Promise<SkuId> {
  const lists = await Promise.all(
    STORES.map((storeId) => sandbox.call('/resource_pos/merchant_homepage/coupon', { storeId })),
  );
  const found = lists
    .flatMap((list) => (list as HomepageCoupons).productList)
    .find((one) => one.refund === 'ANY_TIME' && one.purchaseCode === 0 && !one.isSoldOut);
  if (!found?.skuId) throw new Error('Nothing can be refunded');
  return found.skuId;
}

function bodyOf({ orderId, couponIds }: Refundable): ApplyRefundSubmitBody {
  const destination = { kind: 'ORIGINAL' as const };
  return { orderId, couponIds, reason: 'OTHER', note: '', destination };
}

/** A refund that was asked for. */
export async function askedRefund(sandbox: Sandbox, order: Refundable): Promise<string> {
  const { refundId } = (await sandbox.call(
    `${AFTER_SALE}/apply_refund_submit`,
    bodyOf(order),
    order.caller,
  )) as ApplyRefundSubmitData;
  return refundId;
}

/** One that came back from the bank. */
async function failedRefund(
  sandbox: Sandbox,
  order: Refundable,
  failureReason = 'PROVIDER_DOWN',
): Promise<string> {
  const refundId = await askedRefund(sandbox, order);
  await sandbox.call('/sandbox/refund', { refundId, act: 'SEND' });
  await sandbox.call('/sandbox/refund', { refundId, act: 'FAIL', failureReason });
  return refundId;
}

/** A valid body for each call about refunds. */
export function refundBodies(sandbox: () => Sandbox, bought: () => Promise<Refundable>) {
  const asked = async () => ({ refundId: await askedRefund(sandbox(), await bought()) });
  return {
    applyRefund: async () => ({ orderId: (await bought()).orderId, couponIds: [] }),
    applyRefundSubmit: async () => bodyOf(await bought()),
    refundDetail: asked,
    refundCancel: asked,
    refundResend: async () => ({
      refundId: await failedRefund(sandbox(), await bought()),
      destination: { kind: 'ORIGINAL' },
    }),
    refundDestinationSet: async () => ({
      orderId: (await bought()).orderId,
      destination: { kind: 'EWALLET', phoneNo: '081234567890' },
    }),
    bankList: () => ({}),
    refundReasons: () => ({}),
    playRefund: async () => ({ ...(await asked()), act: 'SEND' }),
  };
}
