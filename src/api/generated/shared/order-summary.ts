// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vCloseReason } from './close-reason.ts';
import { vOrderHold } from './order-hold.ts';
import { vOrderItem } from './order-item.ts';
import { vOrderStatus } from './order-status.ts';
import { vOrderVisit } from './order-visit.ts';
import { vPayStatus } from './pay-status.ts';
import { vSplitProgress } from './split-progress.ts';
import { vUsableVoucher } from './usable-voucher.ts';
import type * as ids from '../types.ts';

export const vOrderSummary = v.object({
    canBuyAgain: v.boolean(),
    cancelTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    closeReason: v.nullish(vCloseReason),
    createTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    discountAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    hold: v.nullish(vOrderHold),
    isUnread: v.boolean(),
    item: vOrderItem,
    orderId: v.string() as unknown as v.GenericSchema<unknown, ids.OrderId>,
    orderNo: v.string(),
    orderStatus: vOrderStatus,
    payAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    payStatus: vPayStatus,
    splitId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.SplitId>),
    splitProgress: v.nullish(vSplitProgress),
    totalAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    usableList: v.nullish(v.array(vUsableVoucher)),
    visitList: v.array(vOrderVisit)
});
