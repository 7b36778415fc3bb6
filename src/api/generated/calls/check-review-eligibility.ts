// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vCriteriaScore } from '../shared/criteria-score.ts';
import type * as ids from '../types.ts';
import type { CheckReviewEligibilityBody, ReviewEligibility } from '../types.ts';

export const vIneligibleReason = v.picklist([
    'NO_PURCHASE',
    'ALREADY_REVIEWED',
    'CLOSED'
]);

export const vReviewEligibility = v.object({
    criteria: v.array(vCriteriaScore),
    isEligible: v.boolean(),
    orderId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.VisitId>),
    ownReviewId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.ReviewId>),
    reason: v.nullish(vIneligibleReason),
    storeName: v.string()
});

/** Whether the caller may review a store. Assumption: the specs name the step, not its path. */
export const checkReviewEligibility: Endpoint<CheckReviewEligibilityBody, ReviewEligibility> = {
  path: '/review/check_eligibility',
  data: vReviewEligibility,
  isLoginRequired: true,
};
