/** Vouchers at outlets: opened by their owners, scanned by the cashier that the sandbox plays. */
import type {
  CouponDetailData,
  CouponId,
  PlayCashierBody,
  PlayCashierData,
  QrCodeId,
  RedeemOpenData,
} from '../../../src/api/generated/types.ts';
import { importSeed, type VoucherCodes, voucherCodes } from '../../../src/lib/voucher-code.ts';
import type { Sandbox } from '../sandbox.ts';

type Caller = NonNullable<Parameters<Sandbox['call']>[2]>;

/** Opens a voucher with the QR code of a table. */
export async function openAt(
  sandbox: Sandbox,
  owner: Caller,
  couponId: CouponId,
  qrCodeId: QrCodeId,
): Promise<RedeemOpenData> {
  const body = { couponId, qrCodeId };
  return (await sandbox.call('/market/coupon/redeem_open', body, owner)) as RedeemOpenData;
}

/** What an open voucher shows. */
export async function codesOf({
  seed,
  redemption,
  serverTime,
}: RedeemOpenData): Promise<VoucherCodes> {
  return voucherCodes(await importSeed(seed), redemption.couponId, serverTime);
}

/** What the cashier of its outlet scans. */
export async function scanOf(opened: RedeemOpenData): Promise<PlayCashierBody> {
  const { rotating } = await codesOf(opened);
  return { storeId: opened.redemption.storeId, act: 'SCAN', code: rotating };
}

/** The cashier of its store takes a claimed coupon. */
export async function useClaimed(
  sandbox: Sandbox,
  owner: Caller,
  couponId: CouponId,
  billAmount: number,
): Promise<void> {
  const data = await sandbox.call('/market/coupon/detail', { couponId }, owner);
  const { seed, coupon, serverTime } = data as CouponDetailData;
  const key = await importSeed(seed ?? '');
  const { rotating } = await voucherCodes(key, couponId, serverTime);
  const { storeId } = coupon;
  const { redemption } = await playCashier(sandbox, { storeId, act: 'SCAN', code: rotating });
  const { redemptionId } = redemption;
  await playCashier(sandbox, { storeId, act: 'CONFIRM', redemptionId, billAmount });
}

/** What the cashier does. */
export async function playCashier(
  sandbox: Sandbox,
  body: PlayCashierBody,
): Promise<PlayCashierData> {
  return (await sandbox.call('/sandbox/cashier', body)) as PlayCashierData;
}
