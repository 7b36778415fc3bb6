// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vGivenEnvelope = v.object({
    appOnly: v.boolean(),
    discountAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    redEnvelopeId: v.nullish(v.string()),
    usableUntil: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    useOrderAmountThreshold: v.pipe(v.number(), v.integer(), v.minValue(0)),
    validDays: v.pipe(v.number(), v.integer(), v.minValue(0))
});
