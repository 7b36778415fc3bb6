// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vBill } from './bill.ts';
import { vMoneyBack } from './money-back.ts';
import { vMoneyReturn } from './money-return.ts';
import { vOrderCase } from './order-case.ts';
import { vOrderCoupon } from './order-coupon.ts';
import { vOrderStep } from './order-step.ts';
import { vOrderSummary } from './order-summary.ts';
import { vPayMethod } from './pay-method.ts';
import { vPayment } from './payment.ts';
import { vRefund } from './refund.ts';

export const vOrderDetailData = v.object({
    bill: vBill,
    caseList: v.array(vOrderCase),
    couponList: v.array(vOrderCoupon),
    moneyBack: v.nullish(vMoneyBack),
    order: vOrderSummary,
    payMethod: v.nullish(vPayMethod),
    payTime: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    payment: v.nullish(vPayment),
    reference: v.nullish(v.string()),
    refundList: v.array(vRefund),
    returnList: v.array(vMoneyReturn),
    serverTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    serviceWhatsapp: v.string(),
    stepList: v.array(vOrderStep)
});
