// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vBoughtTerms } from './bought-terms.ts';
import { vOrderCase } from './order-case.ts';
import { vOutletCase } from './outlet-case.ts';
import { vPartnerCode } from './partner-code.ts';
import { vRedemption } from './redemption.ts';
import { vReportRule } from './report-rule.ts';
import { vVoucherKind } from './voucher-kind.ts';
import { vWalletCoupon } from './wallet-coupon.ts';
import type * as ids from '../types.ts';

export const vCouponDetailData = v.object({
    bought: v.nullish(vBoughtTerms),
    canReport: v.boolean(),
    caseList: v.optional(v.array(vOrderCase)),
    coupon: vWalletCoupon,
    offlineUntil: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    outletCase: v.nullish(vOutletCase),
    partnerCode: v.nullish(vPartnerCode),
    redemption: v.nullish(vRedemption),
    reportRule: v.nullish(vReportRule),
    reviewVisitId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.VisitId>),
    seed: v.nullish(v.string()),
    serverTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    voucherKind: vVoucherKind
});
