// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type * as ids from '../types.ts';

export const vGivenEnvelope = v.object({
    appOnly: v.boolean(),
    discountAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    redEnvelopeId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.RedEnvelopeId>),
    usableUntil: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    useOrderAmountThreshold: v.pipe(v.number(), v.integer(), v.minValue(0)),
    validDays: v.pipe(v.number(), v.integer(), v.minValue(0))
});
