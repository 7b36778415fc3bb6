// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vDestinationKind } from './destination-kind.ts';
import { vOriginalBlock } from './original-block.ts';
import { vPayMethod } from './pay-method.ts';

export const vRefundOption = v.object({
    blockedBy: v.nullish(vOriginalBlock),
    expectedDate: v.string(),
    isOffered: v.boolean(),
    kind: vDestinationKind,
    method: v.nullish(vPayMethod),
    sendTime: v.pipe(v.number(), v.integer(), v.minValue(0))
});
