// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vEnvelopeState } from './envelope-state.ts';

export const vRedEnvelope = v.object({
    appOnly: v.boolean(),
    discountAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    expireTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    orderId: v.nullish(v.string()),
    productCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    receiveTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    redEnvelopeId: v.string(),
    state: vEnvelopeState,
    useOrderAmountThreshold: v.pipe(v.number(), v.integer(), v.minValue(0)),
    usedTime: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)))
});
