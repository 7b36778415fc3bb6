// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vRefundStatus } from './refund-status.ts';

export const vRefundShare = v.object({
    amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    isMine: v.boolean(),
    name: v.string(),
    status: v.nullish(vRefundStatus)
});
