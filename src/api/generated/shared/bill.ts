// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vBillRules } from './bill-rules.ts';

export const vBill = v.object({
    allInAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    counterAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    foodAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    payAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    rules: vBillRules,
    serviceAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    taxAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    voucherAmount: v.pipe(v.number(), v.integer(), v.minValue(0))
});
