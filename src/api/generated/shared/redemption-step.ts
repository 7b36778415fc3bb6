// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vRedemptionStepKind } from './redemption-step-kind.ts';

export const vRedemptionStep = v.object({
    kind: vRedemptionStepKind,
    storeName: v.nullish(v.string()),
    time: v.pipe(v.number(), v.integer(), v.minValue(0))
});
