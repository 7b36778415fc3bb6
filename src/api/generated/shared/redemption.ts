// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vRedeemVia } from './redeem-via.ts';
import { vRedemptionStatus } from './redemption-status.ts';
import { vRejectReason } from './reject-reason.ts';
import type * as ids from '../types.ts';

export const vRedemption = v.object({
    billAmount: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    confirmTime: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    counterAmount: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    couponId: v.string() as unknown as v.GenericSchema<unknown, ids.CouponId>,
    distanceM: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    lockedUntil: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    openTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    poiId: v.string() as unknown as v.GenericSchema<unknown, ids.PoiId>,
    redemptionId: v.string() as unknown as v.GenericSchema<unknown, ids.RedemptionId>,
    rejectReason: v.nullish(vRejectReason),
    status: vRedemptionStatus,
    storeId: v.string() as unknown as v.GenericSchema<unknown, ids.StoreId>,
    storeName: v.string(),
    timedOutTime: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    undoUntil: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    undoneTime: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    untilTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    via: v.nullish(vRedeemVia)
});
