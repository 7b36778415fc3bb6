// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vMoneyWay } from './money-way.ts';
import { vPayMethod } from './pay-method.ts';
import { vRefundTarget } from './refund-target.ts';
import type * as ids from '../types.ts';

export const vMoneyBack = v.object({
    destination: v.nullish(vRefundTarget),
    method: v.nullish(vPayMethod),
    orderId: v.string() as unknown as v.GenericSchema<unknown, ids.OrderId>,
    originalUntil: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    validEnd: v.pipe(v.number(), v.integer(), v.minValue(0)),
    way: vMoneyWay
});
