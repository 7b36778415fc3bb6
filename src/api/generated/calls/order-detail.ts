// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vOrderDetailData } from '../shared/order-detail-data.ts';
import type { OrderDetailBody, OrderDetailData } from '../types.ts';

/** One order of the caller's. Assumption: the specs name the screen, not the call. */
export const orderDetail: Endpoint<OrderDetailBody, OrderDetailData> = {
  path: '/digital-food/local_life/order/order_detail',
  data: vOrderDetailData,
  isLoginRequired: true,
};
