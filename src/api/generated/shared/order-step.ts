// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vOrderStepKind } from './order-step-kind.ts';

export const vOrderStep = v.object({
    amount: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    kind: vOrderStepKind,
    reference: v.nullish(v.string()),
    refundId: v.nullish(v.string()),
    time: v.pipe(v.number(), v.integer(), v.minValue(0))
});
