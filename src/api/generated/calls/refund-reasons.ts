// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vLocalised } from '../shared/localised.ts';
import type { RefundReasonsBody, RefundReasonsData } from '../types.ts';

export const vRefundReasonDetail = v.object({
    detail: v.string(),
    name: vLocalised
});

export const vRefundReason = v.object({
    detailList: v.array(vRefundReasonDetail),
    name: vLocalised,
    reason: v.string()
});

export const vRefundReasonsData = v.object({
    reasonList: v.array(vRefundReason)
});

/** Reasons for a refund. */
export const refundReasons: Endpoint<RefundReasonsBody, RefundReasonsData> = {
  path: '/digital-food/local_life/after_sale/refund_reasons',
  data: vRefundReasonsData,
  isForm: true,
};
