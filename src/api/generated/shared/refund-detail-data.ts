// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vEnvelopeBack } from './envelope-back.ts';
import { vOrderItem } from './order-item.ts';
import { vRefund } from './refund.ts';
import { vRefundOption } from './refund-option.ts';
import { vRefundShare } from './refund-share.ts';
import { vRefundStep } from './refund-step.ts';
import type * as ids from '../types.ts';

export const vRefundDetailData = v.object({
    answerDate: v.nullish(v.string()),
    caseNo: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.CaseNo>),
    destinationList: v.array(vRefundOption),
    envelope: v.nullish(vEnvelopeBack),
    isOrderMine: v.boolean(),
    item: vOrderItem,
    orderNo: v.string(),
    refund: vRefund,
    serverTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    serviceWhatsapp: v.string(),
    shareList: v.array(vRefundShare),
    stepList: v.array(vRefundStep)
});
