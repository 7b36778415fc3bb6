// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vBillRules } from './bill-rules.ts';
import { vMoneyBack } from './money-back.ts';
import { vOrderItem } from './order-item.ts';
import { vRefundBlock } from './refund-block.ts';
import type * as ids from '../types.ts';

export const vBoughtTerms = v.object({
    billRules: vBillRules,
    discountShare: v.pipe(v.number(), v.integer(), v.minValue(0)),
    faceValue: v.pipe(v.number(), v.integer(), v.minValue(0)),
    item: vOrderItem,
    moneyBack: v.nullish(vMoneyBack),
    moreList: v.array(v.string() as unknown as v.GenericSchema<unknown, ids.CouponId>),
    orderNo: v.nullish(v.string()),
    refundBlockedBy: v.nullish(vRefundBlock),
    refundId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.RefundId>)
});
