// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vGift } from '../shared/gift.ts';
import { vGivenEnvelope } from '../shared/given-envelope.ts';
import { vLocalised } from '../shared/localised.ts';
import { vTokenState } from '../shared/token-state.ts';
import { vVoucherUsage } from '../shared/voucher-usage.ts';
import type * as ids from '../types.ts';
import type { TokenViewBody, TokenViewData } from '../types.ts';

export const vGivenVoucher = v.object({
    backgroundColor: v.string(),
    imageUrl: v.string(),
    poiId: v.string() as unknown as v.GenericSchema<unknown, ids.PoiId>,
    productName: vLocalised,
    storeName: v.string(),
    usage: vVoucherUsage,
    validEnd: v.pipe(v.number(), v.integer(), v.minValue(0)),
    validStart: v.pipe(v.number(), v.integer(), v.minValue(0))
});

export const vTokenViewData = v.object({
    envelope: v.nullish(vGivenEnvelope),
    expireTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    gift: v.nullish(vGift),
    giverName: v.nullish(v.string()),
    note: v.string(),
    serverTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    state: vTokenState,
    voucher: v.nullish(vGivenVoucher)
});

/** What stands behind a link, a code or an id. Assumption: buying 3. */
export const tokenView: Endpoint<TokenViewBody, TokenViewData> = {
  path: '/market/coupon/token_view',
  data: vTokenViewData,
};
