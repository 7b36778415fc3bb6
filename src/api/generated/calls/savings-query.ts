// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vLocalised } from '../shared/localised.ts';
import type * as ids from '../types.ts';
import type { SavingsData, SavingsQueryBody } from '../types.ts';

export const vSavingsLine = v.object({
    couponId: v.string() as unknown as v.GenericSchema<unknown, ids.CouponId>,
    month: v.string(),
    name: vLocalised,
    savedAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    storeName: v.string(),
    usedTime: v.pipe(v.number(), v.integer(), v.minValue(0))
});

export const vSavingsMonth = v.object({
    month: v.string(),
    savedAmount: v.pipe(v.number(), v.integer(), v.minValue(0))
});

export const vSavingsData = v.object({
    leftOutCount: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    lineList: v.array(vSavingsLine),
    monthAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    monthList: v.array(vSavingsMonth),
    totalAmount: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/** What the caller's used vouchers saved. Assumption: growth 11. */
export const savingsQuery: Endpoint<SavingsQueryBody, SavingsData> = {
  path: '/digital-food/savings/query',
  data: vSavingsData,
  isLoginRequired: true,
};
