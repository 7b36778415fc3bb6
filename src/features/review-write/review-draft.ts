/** What is kept of a review that is being written. Merchant 3 "Review draft". */
import { asId } from '../../api/ids.ts';
import type { PoiId, ReviewId, StoreId, VisitId } from '../../api/generated/types.ts';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const stars = v.pipe(count, v.maxValue(5));
const id = v.pipe(v.string(), v.maxLength(64));

/** A JPEG as a data address. */
const jpeg = v.pipe(v.string(), v.regex(/^data:image\/jpeg/));

const vDraftPhoto = v.variant('kind', [
  /** On the image host already; `preview` is small, and shown where that cannot be reached. */
  v.object({
    kind: v.literal('uploaded'),
    url: v.pipe(v.string(), v.maxLength(1024)),
    preview: v.optional(jpeg),
  }),
  /** Only on this phone. */
  v.object({ kind: v.literal('local'), data: jpeg }),
]);

/**
 * A review is of a visit (`O…`). A release put the number of an order here, which no server takes: such a
 * draft keeps its words and gets the visit that the server names.
 */
const VISIT_ID = /^O\d{1,18}$/;

export function visitOf(id: string | null | undefined): VisitId | undefined {
  return id && VISIT_ID.test(id) ? asId(id) : undefined;
}

export const vReviewDraft = v.object({
  storeId: v.pipe(id, v.transform(asId<StoreId>)),
  /** Milliseconds since the epoch. */
  updatedAt: count,
  poiId: v.pipe(id, v.transform(asId<PoiId>)),
  storeName: v.string(),
  /** Changes this one. */
  reviewId: v.optional(v.pipe(id, v.transform(asId<ReviewId>))),
  /** The visit it stands for, once it was sent: sending again never uses up another one. */
  orderId: v.fallback(
    v.optional(v.pipe(id, v.regex(VISIT_ID), v.transform(asId<VisitId>))),
    undefined,
  ),
  score: stars,
  criteria: v.record(id, stars),
  content: v.string(),
  anonymous: v.boolean(),
  photos: v.pipe(v.array(vDraftPhoto), v.maxLength(6)),
});

export type ReviewDraft = v.InferOutput<typeof vReviewDraft>;
export type DraftPhoto = ReviewDraft['photos'][number];

/** Merchant 3: `id` is 'draft_' + storeId. `size`: characters of JSON. */
export const vDraftMetadata = v.object({
  id: v.string(),
  storeId: v.pipe(id, v.transform(asId<StoreId>)),
  size: count,
  updatedAt: count,
});

export type DraftMetadata = v.InferOutput<typeof vDraftMetadata>;
