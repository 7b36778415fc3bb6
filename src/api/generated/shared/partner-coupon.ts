// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vPartnerCode } from './partner-code.ts';
import { vVoucherKind } from './voucher-kind.ts';
import { vWalletCoupon } from './wallet-coupon.ts';

export const vPartnerCoupon = v.object({
    canOpen: v.boolean(),
    coupon: vWalletCoupon,
    openedTime: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    partnerCode: v.nullish(vPartnerCode),
    voucherKind: vVoucherKind
});
