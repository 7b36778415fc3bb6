/** Vouchers at outlets: opened by their owners, scanned by the cashier that the sandbox plays. */
import type {
  PlayCashierBody,
  PlayCashierData,
  RedeemOpenData,
} from '../../../src/api/generated/types.ts';
import { importSeed, type VoucherCodes, voucherCodes } from '../../../src/lib/voucher-code.ts';
import type { Sandbox } from '../sandbox.ts';

type Caller = NonNullable<Parameters<Sandbox['call']>[2]>;

/** Opens a voucher with the QR code of a table. */
export async function openAt(
  sandbox: Sandbox,
  owner: Caller,
  couponId: string,
  qrCodeId: string,
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

/** What the cashier does. */
export async function playCashier(
  sandbox: Sandbox,
  body: PlayCashierBody,
): Promise<PlayCashierData> {
  return (await sandbox.call('/sandbox/cashier', body)) as PlayCashierData;
}
