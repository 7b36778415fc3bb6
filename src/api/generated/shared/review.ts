// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vAuditStatus } from './audit-status.ts';
import { vCriteriaScore } from './criteria-score.ts';
import { vLocalised } from './localised.ts';
import { vMerchantReply } from './merchant-reply.ts';
import { vReviewMedia } from './review-media.ts';
import type * as ids from '../types.ts';

export const vReview = v.object({
    auditStatus: vAuditStatus,
    content: v.string(),
    createTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    criteriaScores: v.array(vCriteriaScore),
    editedTime: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    headPicture: v.string(),
    helpfulCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    id: v.string() as unknown as v.GenericSchema<unknown, ids.ReviewId>,
    isAnonymous: v.boolean(),
    isHelpful: v.boolean(),
    isVerifiedPurchase: v.boolean(),
    merchantReply: v.nullish(vMerchantReply),
    orderId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.VisitId>),
    poiId: v.string() as unknown as v.GenericSchema<unknown, ids.PoiId>,
    rejectReason: v.nullish(vLocalised),
    reviewMedias: v.array(vReviewMedia),
    score: v.pipe(v.number(), v.integer(), v.minValue(0)),
    storeId: v.string() as unknown as v.GenericSchema<unknown, ids.StoreId>,
    storeName: v.string(),
    timeZone: v.nullish(v.string()),
    userId: v.string(),
    userName: v.string()
});
