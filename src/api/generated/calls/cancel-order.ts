// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vOrderDetailData } from '../shared/order-detail-data.ts';
import type { OrderDetailBody, OrderDetailData } from '../types.ts';

/** Closes an unpaid order. Assumption: the specs name the state, not the call. */
export const cancelOrder: Endpoint<OrderDetailBody, OrderDetailData> = {
  path: '/digital-food/local_life/order/cancel_order',
  data: vOrderDetailData,
  isLoginRequired: true,
};
