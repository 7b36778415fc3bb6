// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vOrderItem } from '../shared/order-item.ts';
import { vOrderSummary } from '../shared/order-summary.ts';
import { vSplitStatus } from '../shared/split-status.ts';
import type * as ids from '../types.ts';
import type { OrderListBody, OrderListData } from '../types.ts';

export const vPaidSplit = v.object({
    isUnread: v.boolean(),
    item: vOrderItem,
    paidAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    paidTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    splitId: v.string() as unknown as v.GenericSchema<unknown, ids.SplitId>,
    status: vSplitStatus
});

export const vOrderListData = v.object({
    hasMore: v.boolean(),
    leftOutCount: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    orderList: v.array(vOrderSummary),
    serverTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    splitList: v.array(vPaidSplit)
});

/** The caller's orders. Assumption: as above. */
export const orderList: Endpoint<OrderListBody, OrderListData> = {
  path: '/digital-food/local_life/order/order_list',
  data: vOrderListData,
  isLoginRequired: true,
};
