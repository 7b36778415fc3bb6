// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vOrderStepKind } from './order-step-kind.ts';
import type * as ids from '../types.ts';

export const vOrderStep = v.object({
    amount: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    kind: vOrderStepKind,
    reference: v.nullish(v.string()),
    refundId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.RefundId>),
    time: v.pipe(v.number(), v.integer(), v.minValue(0))
});
