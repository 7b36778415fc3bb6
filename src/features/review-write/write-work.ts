/** The effects of writing a review: calls, photos and the draft. `write-walk.ts` says when. Merchant 4, 8. */
import { host } from '#host';
import { call } from '../../api/call.ts';
import { ApiError, isUnanswered } from '../../api/errors.ts';
import { checkReviewEligibility } from '../../api/generated/calls/check-review-eligibility.ts';
import { reviewDetail } from '../../api/generated/calls/review-detail.ts';
import { saveReview } from '../../api/generated/calls/save-review.ts';
import type { SaveReviewBody } from '../../api/generated/types.ts';
import { randomId } from '../../host/random-id.ts';
import { text } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { userId } from '../../session/session.ts';
import type { ReviewDraft } from './review-draft.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { fileProblems } from '../photo/file-problems.ts';
import { PhotoError } from '../photo/photo.ts';
import { uploadMessage, uploadPhoto } from '../photo/upload-photo.ts';
import { failureText } from '../review/failure-text.ts';
import { forgetReviews, setReview } from '../review/review-lists.ts';
import { draftFrom, isAsItWas, isWorthKeeping, type WriteTarget } from './draft-form.ts';
import {
  type DraftPlace,
  freeDraft,
  MAX_DRAFT_LENGTH,
  removeDraft,
  saveDraft,
  storesToGo,
} from './drafts.ts';
import { makePhoto } from './make-photo.ts';
import { photoUrls } from './photo-list.ts';
import type { WriteState, WriteStep } from './write-flow.ts';
import type { WriteWork } from './write-walk.ts';

/** Of the contract: the visit has its review already. */
const NOT_ELIGIBLE = '6410303';
/** Of the contract: it was deleted meanwhile. */
const REVIEW_ABSENT = '6410301';

const photoProblems = { ...fileProblems, 'not-made': 'review.photoNotMade' } as const;

/** While something is written that is not sent. */
const KEPT_STEPS: ReadonlySet<WriteStep['name']> = new Set([
  'writing',
  'sending',
  'send-failed',
  'refused',
]);

/** `onGone`: the review that was to be changed is gone, and its draft is one of a new review. */
export function writeWork(
  target: WriteTarget,
  draft: ReviewDraft | undefined,
  onGone: () => void,
): WriteWork & { removeDraft: () => void } {
  const { storeId, poiId, reviewId } = target;
  const place: DraftPlace = host.kind === 'APP' ? 'native' : 'web';
  // Another user may be logged in when the screen goes: nothing of this one is kept then.
  const writer = userId();
  /** Identifies a try, so that the same one is never done twice, also after the app was killed. */
  let { sending } = draft ?? {};
  /** The stores whose drafts would be evicted, as the writer was told. */
  let announced = '';

  const keepDraft: WriteWork['keepDraft'] = async (state, { isLast }) => {
    const { step, form, photos, own } = state;
    if (!KEPT_STEPS.has(step.name) || writer === undefined || userId() !== writer)
      return { name: 'none' };
    if ((own && isAsItWas(own, form, photos)) || !isWorthKeeping(form, photos)) {
      removeDraft(storeId);
      return { name: 'none' };
    }
    const facts = {
      storeId,
      poiId,
      storeName: state.storeName,
      updatedAt: clock.nowMs(),
      ...(reviewId === undefined ? {} : { reviewId }),
      ...(sending ? { sending, orderId: state.orderId } : {}),
    };
    const made = draftFrom(facts, form, photos, MAX_DRAFT_LENGTH);
    const stores = storesToGo(made, place).join(', ');
    const isAnnounced = stores === announced;
    announced = stores;
    if (stores !== '' && !isAnnounced && !isLast) return { name: 'evicts', stores };
    // Written before the first `await`: the page may be killed after it.
    if (!(await saveDraft(made, place))) return { name: 'unsaved' };
    if (stores !== '') return { name: 'evicted', stores };
    const count = photos.length - made.photos.length;
    return count > 0 ? { name: 'without-photos', count } : { name: 'saved' };
  };

  return {
    keepDraft,
    removeDraft() {
      removeDraft(storeId);
      sending = undefined;
    },

    async check(signal) {
      try {
        const [eligibility, own] = await Promise.all([
          call(checkReviewEligibility, { storeId }, { signal }),
          reviewId === undefined ? undefined : call(reviewDetail, { reviewId }, { signal }),
        ]);
        return { type: 'checked', eligibility, own };
      } catch (error) {
        if (reviewId !== undefined && error instanceof ApiError && error.code === REVIEW_ABSENT)
          return { type: 'gone' };
        if (!signal.aborted) reportProblem('review.eligibility', error);
        return { type: 'check-failed', error, isNetwork: isUnanswered(error) };
      }
    },

    async leaveGone(last) {
      await keepDraft(last, { isLast: true });
      await freeDraft(storeId, place);
      onGone();
    },

    async send(state) {
      const body = bodyOf(target, state);
      const wish = JSON.stringify(body);
      if (sending?.wish !== wish) sending = { wish, key: randomId() };
      void keepDraft(state, { isLast: true });
      try {
        const { review } = await call(saveReview, body, { idempotencyKey: sending.key });
        removeDraft(storeId);
        track('review_sent', { storeId, photos: body.medias.length });
        if (reviewId === undefined) forgetReviews(storeId);
        else setReview(review);
        return { type: 'sent', review };
      } catch (error) {
        if (error instanceof ApiError && error.code === NOT_ELIGIBLE)
          return { type: 'not-eligible' };
        return { type: 'send-failed', message: failureText(error, 'review.save') };
      }
    },

    async makePhoto({ id, file }, signal) {
      try {
        if (!file) throw new PhotoError('unreadable');
        return { type: 'made', id, made: await makePhoto(file) };
      } catch (error) {
        if (!signal.aborted) {
          if (!(error instanceof PhotoError)) reportProblem('review.photo', error);
          const problem = error instanceof PhotoError ? error.problem : 'not-made';
          toast(text(photoProblems[problem]));
        }
        // It can never be sent, so it does not stay in the way.
        return { type: 'remove', id };
      }
    },

    async uploadPhoto(id, jpeg, options) {
      try {
        return { type: 'uploaded', id, url: await uploadPhoto('review', jpeg, options) };
      } catch (error) {
        const message = options.signal.aborted ? '' : uploadMessage(error, 'review.upload');
        return { type: 'failed', id, message, isNetwork: isUnanswered(error) };
      }
    },

    onNetwork: (listener) =>
      host.onNetstate((netstate) => {
        if (netstate !== 0) listener();
      }),
  };
}

function bodyOf(
  { storeId, reviewId }: WriteTarget,
  { form, photos, orderId }: WriteState,
): SaveReviewBody {
  const given = Object.entries(form.criteria).filter(([, score]) => score > 0);
  return {
    ...(reviewId === undefined ? {} : { reviewId }),
    content: form.content.trim(),
    medias: photoUrls(photos),
    anonymous: form.anonymous,
    criteriaScoreList: Object.fromEntries(given),
    score: form.score,
    storeId,
    ...(orderId === undefined ? {} : { orderId }),
  };
}
