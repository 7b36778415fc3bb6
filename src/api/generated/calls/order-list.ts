// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vOrderSummary } from '../shared/order-summary.ts';
import type { OrderListBody, OrderListData } from '../types.ts';

export const vOrderListData = v.object({
    hasMore: v.boolean(),
    orderList: v.array(vOrderSummary),
    serverTime: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/** The caller's orders. Assumption: as above. */
export const orderList: Endpoint<OrderListBody, OrderListData> = {
  path: '/digital-food/local_life/order/order_list',
  data: vOrderListData,
  isLoginRequired: true,
};
