// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { KeyedEndpoint } from '../../endpoint.ts';
import { vRedemption } from '../shared/redemption.ts';
import type { RedeemOpenBody, RedeemOpenData } from '../types.ts';

export const vRedeemOpenData = v.object({
    redemption: vRedemption,
    seed: v.string(),
    serverTime: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/** Opens a voucher at an outlet. Assumption: buying 3. */
export const redeemOpen: KeyedEndpoint<RedeemOpenBody, RedeemOpenData> = {
  path: '/market/coupon/redeem_open',
  data: vRedeemOpenData,
  isLoginRequired: true,
  isKeyed: true,
};
