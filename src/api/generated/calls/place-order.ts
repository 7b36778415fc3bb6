// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { KeyedEndpoint } from '../../endpoint.ts';
import { vOrderStatus } from '../shared/order-status.ts';
import type * as ids from '../types.ts';
import type { PlaceOrderBody, PlaceOrderData } from '../types.ts';

export const vPlaceOrderData = v.object({
    cancelTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    orderId: v.string() as unknown as v.GenericSchema<unknown, ids.OrderId>,
    orderNo: v.string(),
    orderStatus: vOrderStatus,
    payAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    serverTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    splitId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.SplitId>)
});

/** Places an order. Assumption: as above. */
export const placeOrder: KeyedEndpoint<PlaceOrderBody, PlaceOrderData> = {
  path: '/digital-food/local_life/order/place_order',
  data: vPlaceOrderData,
  isLoginRequired: true,
  isRiskChecked: true,
  isKeyed: true,
};
