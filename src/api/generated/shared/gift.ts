// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vGiftStatus } from './gift-status.ts';
import type * as ids from '../types.ts';

export const vGift = v.object({
    canReturn: v.boolean(),
    claimTime: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    couponId: v.string() as unknown as v.GenericSchema<unknown, ids.CouponId>,
    createTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    expireTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    giftId: v.string() as unknown as v.GenericSchema<unknown, ids.GiftId>,
    giverName: v.string(),
    note: v.string(),
    receiverName: v.nullish(v.string()),
    status: vGiftStatus
});
