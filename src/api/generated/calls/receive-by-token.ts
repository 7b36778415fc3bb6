// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { KeyedEndpoint } from '../../endpoint.ts';
import type * as ids from '../types.ts';
import type { ReceiveByTokenBody, ReceiveByTokenData } from '../types.ts';

export const vReceiveByTokenData = v.object({
    couponId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.CouponId>),
    redEnvelopeId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.RedEnvelopeId>)
});

/** Claims a gift or a red envelope. */
export const receiveByToken: KeyedEndpoint<ReceiveByTokenBody, ReceiveByTokenData> = {
  path: '/market/coupon/receive_by_token',
  data: vReceiveByTokenData,
  isLoginRequired: true,
  isRiskChecked: true,
  isKeyed: true,
};
