// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { KeyedEndpoint } from '../../endpoint.ts';
import type { ReceiveCouponBody, ReceiveCouponData } from '../types.ts';

export const vReceiveCouponData = v.object({
    message: v.nullish(v.string()),
    receivedCount: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/** Claims coupons of a batch. */
export const receiveCoupon: KeyedEndpoint<ReceiveCouponBody, ReceiveCouponData> = {
  path: '/market/coupon/receive',
  data: vReceiveCouponData,
  isLoginRequired: true,
  isRiskChecked: true,
  isKeyed: true,
};
