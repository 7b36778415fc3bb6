// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vBatchStatus } from './batch-status.ts';
import { vLocalised } from './localised.ts';

export const vBatchCoupon = v.object({
    couponName: vLocalised,
    logoUrl: v.string(),
    status: vBatchStatus,
    templateId: v.string()
});
