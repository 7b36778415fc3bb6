// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vMoneyBack } from '../shared/money-back.ts';
import { vMoneyReturn } from '../shared/money-return.ts';
import { vOrderItem } from '../shared/order-item.ts';
import { vPayMethodOption } from '../shared/pay-method-option.ts';
import { vPayment } from '../shared/payment.ts';
import { vRefund } from '../shared/refund.ts';
import { vSplitStatus } from '../shared/split-status.ts';
import type * as ids from '../types.ts';
import type { SplitViewBody, SplitViewData } from '../types.ts';

export const vShareStatus = v.picklist([
    'WAITING',
    'PAID',
    'RETURNING',
    'CLOSED'
]);

export const vSplitMode = v.picklist(['EQUAL', 'ITEM']);

export const vSplitShare = v.object({
    amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    couponIdList: v.array(v.string() as unknown as v.GenericSchema<unknown, ids.CouponId>),
    isMine: v.boolean(),
    name: v.string(),
    paidTime: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    payment: v.nullish(vPayment),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
    shareId: v.string() as unknown as v.GenericSchema<unknown, ids.ShareId>,
    status: vShareStatus
});

export const vSplitViewData = v.object({
    cancelTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    isOwner: v.boolean(),
    item: vOrderItem,
    methodList: v.array(vPayMethodOption),
    mode: vSplitMode,
    moneyBack: v.nullish(vMoneyBack),
    orderId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.OrderId>),
    paidAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    payAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    refundList: v.array(vRefund),
    returnList: v.array(vMoneyReturn),
    serverTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    shareList: v.array(vSplitShare),
    splitId: v.string() as unknown as v.GenericSchema<unknown, ids.SplitId>,
    status: vSplitStatus
});

/** Who pays which share of an order. Assumption: buying 3. */
export const splitView: Endpoint<SplitViewBody, SplitViewData> = {
  path: '/digital-food/local_life/order/split_view',
  data: vSplitViewData,
  isLoginRequired: true,
};
