// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vVoucherKind } from './voucher-kind.ts';
import { vWalletCoupon } from './wallet-coupon.ts';

export const vPartnerCoupon = v.object({
    canOpen: v.boolean(),
    code: v.nullish(v.string()),
    coupon: vWalletCoupon,
    linkUrl: v.nullish(v.string()),
    openedTime: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    pin: v.nullish(v.string()),
    voucherKind: vVoucherKind
});
