// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vClaimKind } from './claim-kind.ts';
import { vClaimStatus } from './claim-status.ts';

export const vRefundClaim = v.object({
    askedTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    decidedTime: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    kind: vClaimKind,
    outletUntil: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    serviceDate: v.string(),
    status: vClaimStatus
});
