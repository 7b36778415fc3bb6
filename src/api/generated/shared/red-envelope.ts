// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vEnvelopeState } from './envelope-state.ts';
import type * as ids from '../types.ts';

export const vRedEnvelope = v.object({
    appOnly: v.boolean(),
    discountAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    expireTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    orderId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.OrderId>),
    productCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    receiveTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    redEnvelopeId: v.string() as unknown as v.GenericSchema<unknown, ids.RedEnvelopeId>,
    state: vEnvelopeState,
    useOrderAmountThreshold: v.pipe(v.number(), v.integer(), v.minValue(0)),
    usedTime: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)))
});
