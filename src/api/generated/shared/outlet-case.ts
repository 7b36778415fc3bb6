// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vCaseAnswer } from './case-answer.ts';
import { vCaseMessage } from './case-message.ts';
import { vRedemptionStep } from './redemption-step.ts';
import { vRefundClaim } from './refund-claim.ts';
import { vRefusedChoice } from './refused-choice.ts';
import type * as ids from '../types.ts';

export const vOutletCase = v.object({
    answer: v.nullish(vCaseAnswer),
    caseNo: v.string() as unknown as v.GenericSchema<unknown, ids.CaseNo>,
    choice: v.nullish(vRefusedChoice),
    choiceTime: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    chooseUntil: v.pipe(v.number(), v.integer(), v.minValue(0)),
    claim: v.nullish(vRefundClaim),
    isByClock: v.boolean(),
    messageList: v.optional(v.array(vCaseMessage)),
    openTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    photoList: v.array(v.string()),
    stepList: v.array(vRedemptionStep),
    storeName: v.string(),
    text: v.string(),
    wasUsed: v.boolean()
});
