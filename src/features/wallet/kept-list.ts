/** What the usable list of an earlier visit was, for a start without a network: no codes. */
import * as v from 'valibot';
import { vWalletCoupon } from '../../api/generated/shared/wallet-coupon.ts';
import type { WalletCoupon } from '../../api/generated/types.ts';
import { storedCoupons } from './stored-keys.ts';

export interface WalletPage {
  coupons: WalletCoupon[];
  hasMore: boolean;
  /** How many more there are, of all pages, that cannot be shown now. */
  leftOut?: number | undefined;
  /** Milliseconds since the epoch by this device. */
  receivedAtMs: number;
}

const vKeptPage: v.GenericSchema<unknown, WalletPage> = v.object({
  coupons: v.array(vWalletCoupon),
  hasMore: v.boolean(),
  leftOut: v.optional(v.number()),
  receivedAtMs: v.number(),
});

/** Undefined when nothing readable is kept. */
export function keptPage(): WalletPage | undefined {
  const read = v.safeParse(vKeptPage, storedCoupons.get());
  return read.success ? read.output : undefined;
}
