// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vLocalised } from '../shared/localised.ts';
import { vRedemption } from '../shared/redemption.ts';
import { vRejectReason } from '../shared/reject-reason.ts';
import { vVoucherUsage } from '../shared/voucher-usage.ts';
import type { PlayCashierBody, PlayCashierData } from '../types.ts';

export const vPlayCashierData = v.object({
    faceValue: v.pipe(v.number(), v.integer(), v.minValue(0)),
    leastBill: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    productName: vLocalised,
    redemption: vRedemption,
    rejectReasonList: v.array(vRejectReason),
    usage: vVoucherUsage
});

/** Plays the cashier of an outlet. */
export const playCashier: Endpoint<PlayCashierBody, PlayCashierData> = {
  path: '/sandbox/cashier',
  data: vPlayCashierData,
};
