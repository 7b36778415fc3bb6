/** Orders that are placed and paid by signed calls. */
import type {
  CouponId,
  OrderDetailData,
  OrderId,
  PlaceOrderData,
  SettlementData,
  SkuId,
} from '../../../src/api/generated/types.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Caller } from '../signing.ts';

const ORDER = '/digital-food/local_life/order';

export interface Purchase {
  orderId: OrderId;
  couponIds: CouponId[];
}

/** Buys one voucher, without a red envelope. */
export async function paidFor(
  sandbox: Sandbox,
  caller: Partial<Caller>,
  skuId: SkuId,
): Promise<Purchase> {
  const choice = { skuId, quantity: 1, envelope: 'NONE' };
  const settled = await sandbox.call(`${ORDER}/settlement`, choice, caller);
  const { item, payAmount } = settled as SettlementData;
  const { productId, storeId, quantity } = item;
  const body = { skuId, productId, storeId, quantity, payAmount };
  const placed = await sandbox.call(`${ORDER}/place_order`, body, caller);
  const { orderId } = placed as PlaceOrderData;
  await sandbox.call(`${ORDER}/pay`, { orderId, method: 'QRIS' }, caller);
  await sandbox.call('/sandbox/payer', { orderId, act: 'PAY' });
  const order = await sandbox.call(`${ORDER}/order_detail`, { orderId }, caller);
  const couponIds = (order as OrderDetailData).couponList.map(({ couponId }) => couponId);
  return { orderId, couponIds };
}
