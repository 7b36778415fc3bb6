/** Visits, which let a member review a store: a voucher that was bought and used there, by signed calls. */
import { asId } from '../../../src/api/ids.ts';
import type {
  HomepageCoupons,
  ProductDetailData,
  RedeemOpenData,
  SkuId,
  StoreId,
} from '../../../src/api/generated/types.ts';
import { isPresent } from '../../../src/lib/present.ts';
import type { Member } from '../members.ts';
import type { Sandbox } from '../sandbox.ts';
import { openAt, playCashier, scanOf } from './outlets.ts';
import { paidFor } from './purchases.ts';

/** What the guest has eaten, rupiah. */
export const BILL = 120_000;

/**
 * A voucher of the store that everybody can buy and use with our codes, at whatever hour the test runs;
 * where there is one, of those that are not limited at one visit.
 */
export async function anyTimeSku(sandbox: Sandbox, storeId: StoreId): Promise<SkuId | undefined> {
  const list = await sandbox.call('/resource_pos/merchant_homepage/coupon', { storeId });
  let found: SkuId | undefined;
  for (const { skuId, purchaseCode, isSoldOut } of (list as HomepageCoupons).productList) {
    if (typeof skuId !== 'string' || purchaseCode !== 0 || isSoldOut) continue;
    const body = { skuId, isFlashSale: false };
    const product = await sandbox.call('/local_life/product/detail', body);
    const detail = product as ProductDetailData;
    if (!isAnyTime(detail)) continue;
    if (!isPresent(detail.usage.perVisitLimit)) return skuId;
    found ??= skuId;
  }
  return found;
}

function isAnyTime({ usage, voucherKind, appOnly, ...product }: ProductDetailData): boolean {
  const isAlways =
    usage.dayList.length === 7 &&
    typeof usage.startTime !== 'string' &&
    usage.blackoutDateList.length === 0 &&
    product.validStart <= product.serverTime;
  return isAlways && voucherKind === 'STANDARD' && !appOnly;
}

/** The member buys a voucher of the store, and opens it at a table. */
export async function openedAt(
  sandbox: Sandbox,
  { accessToken }: Pick<Member, 'accessToken'>,
  storeId: StoreId,
): Promise<RedeemOpenData> {
  const skuId = await anyTimeSku(sandbox, storeId);
  if (skuId === undefined) throw new Error(`${storeId} sells nothing for now`);
  const caller = { token: accessToken };
  const [couponId] = (await paidFor(sandbox, caller, skuId)).couponIds;
  if (couponId === undefined) throw new Error('The order has no voucher');
  return openAt(sandbox, caller, couponId, asId(`Q${storeId.slice(1)}T3`));
}

/** The member buys a voucher of the store and uses it there. */
export async function visitAt(sandbox: Sandbox, member: Member, storeId: StoreId): Promise<void> {
  const scanned = await playCashier(
    sandbox,
    await scanOf(await openedAt(sandbox, member, storeId)),
  );
  const { redemptionId } = scanned.redemption;
  await playCashier(sandbox, { storeId, act: 'CONFIRM', redemptionId, billAmount: BILL });
}
