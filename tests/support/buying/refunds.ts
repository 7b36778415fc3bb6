/** Paid orders that can be refunded, and refunds, by signed calls. */
import type {
  ApplyRefundSubmitBody,
  ApplyRefundSubmitData,
  HomepageCoupons,
  OrderDetailData,
  PlaceOrderData,
  SettlementData,
} from '../../../src/api/generated/types.ts';
import type { Member } from '../members.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Caller } from '../signing.ts';

const ORDER = '/digital-food/local_life/order';
const AFTER_SALE = '/digital-food/local_life/after_sale';
/** Open on most lists, each with a few vouchers. */
const STORES = Array.from({ length: 12 }, (_, at) => `S${at + 1}`);

export interface Refundable {
  orderId: string;
  couponIds: string[];
  caller: Partial<Caller>;
}

/** A paid order of vouchers that can be refunded any time. */
export async function refundable(
  sandbox: Sandbox,
  member: Member,
  deviceId: string,
): Promise<Refundable> {
  const caller = { deviceId, token: member.accessToken };
  const settled = await anyTime(sandbox, caller);
  const { skuId, productId, storeId, quantity } = settled.item;
  const { orderId } = (await sandbox.call(
    `${ORDER}/place_order`,
    { skuId, productId, storeId, quantity, payAmount: settled.payAmount },
    caller,
  )) as PlaceOrderData;
  await sandbox.call(`${ORDER}/pay`, { orderId, method: 'QRIS' }, caller);
  await sandbox.call('/sandbox/payer', { orderId, act: 'PAY' });
  const order = await sandbox.call(`${ORDER}/order_detail`, { orderId }, caller);
  const couponIds = (order as OrderDetailData).couponList.map(({ couponId }) => couponId);
  return { orderId, couponIds, caller };
}

/** One that everybody can buy. */
async function anyTime(sandbox: Sandbox, caller: Partial<Caller>): Promise<SettlementData> {
  const lists = await Promise.all(
    STORES.map((storeId) => sandbox.call('/resource_pos/merchant_homepage/coupon', { storeId })),
  );
  const found = lists
    .flatMap((list) => (list as HomepageCoupons).productList)
    .find((one) => one.refund === 'ANY_TIME' && one.purchaseCode === 0 && !one.isSoldOut);
  if (!found?.skuId) throw new Error('Nothing can be refunded');
  const body = { skuId: found.skuId, quantity: 1, envelope: 'NONE' };
  return (await sandbox.call(`${ORDER}/settlement`, body, caller)) as SettlementData;
}

function wishOf({ orderId, couponIds }: Refundable): ApplyRefundSubmitBody {
  const destination = { kind: 'ORIGINAL' as const };
  return { orderId, couponIds, reason: 'OTHER', note: '', destination };
}

/** A refund that was asked for. */
export async function askedRefund(sandbox: Sandbox, order: Refundable): Promise<string> {
  const { refundId } = (await sandbox.call(
    `${AFTER_SALE}/apply_refund_submit`,
    wishOf(order),
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
    applyRefundSubmit: async () => wishOf(await bought()),
    refundDetail: asked,
    refundCancel: asked,
    refundResend: async () => ({
      refundId: await failedRefund(sandbox(), await bought()),
      destination: { kind: 'ORIGINAL' },
    }),
    bankList: () => ({}),
    refundReasons: () => ({}),
    playRefund: async () => ({ ...(await asked()), act: 'SEND' }),
  };
}
