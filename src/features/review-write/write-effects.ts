/** The effects of writing a review: calls, photos and the draft. `write-runner.ts` says when. Merchant 4, 8. */
import { host } from '#host';
import { call } from '../../api/call.ts';
import { ApiError, isUnanswered } from '../../api/errors.ts';
import { checkReviewEligibility } from '../../api/generated/calls/check-review-eligibility.ts';
import { reviewDetail } from '../../api/generated/calls/review-detail.ts';
import { saveReview } from '../../api/generated/calls/save-review.ts';
import * as codes from '../../api/generated/codes.ts';
import type { SaveReviewBody } from '../../api/generated/types.ts';
import { attempts } from '../../api/keyed/attempts.ts';
import { text } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { userId } from '../../session/session.ts';
import type { ReviewDraft } from './review-draft.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { fileProblems } from '../photo/photo-check.ts';
import { PhotoError, encodedJpeg, readPhoto, shrunk } from '../photo/photo.ts';
import { uploadMessage, uploadPhoto } from '../photo/upload-photo.ts';
import { failureText } from '../review/failure-text.ts';
import { forgetReviews, setReview } from '../review/review-lists.ts';
import { type WriteTarget, draftFrom, isAsItWas, isWorthKeeping } from './draft-form.ts';
import {
  type DraftPlace,
  MAX_DRAFT_LENGTH,
  freeDraft,
  removeDraft,
  saveDraft,
  storesToGo,
} from './drafts.ts';
import { type MadePhoto, photoUrls } from './photo-list.ts';
import type { WriteState, WriteStep } from './write-flow.ts';
import type { WriteEffects } from './write-runner.ts';

/** A draft is continued later than a page is; the server keeps the key beside the review. */
const saveOnce = attempts(saveReview, { livesMs: 24 * 3_600_000 });

const photoProblems = { ...fileProblems, 'not-made': 'review.photoNotMade' } as const;

/** While something is written that is not sent. */
const KEPT_STEPS: ReadonlySet<WriteStep['name']> = new Set([
  'writing',
  'sending',
  'send-failed',
  'refused',
]);

/** `onGone`: the review that was to be changed is gone, and its draft is one of a new review. */
export function writeEffects(
  target: WriteTarget,
  draft: ReviewDraft | undefined,
  onGone: () => void,
): WriteEffects & { removeDraft: () => void } {
  const { storeId, poiId, reviewId } = target;
  const place: DraftPlace = host.kind === 'APP' ? 'native' : 'web';
  // Another user may be logged in when the screen goes: nothing of this one is kept then.
  const writer = userId();
  /** A try may have used up its visit: another try names the same one. */
  let wasSent = draft?.orderId !== undefined;
  /** The stores whose drafts would be evicted, as the writer was told. */
  let announced = '';

  const keepDraft: WriteEffects['keepDraft'] = async (state, { isLast }) => {
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
      ...(wasSent ? { orderId: state.orderId } : {}),
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
      wasSent = false;
    },

    async check(signal) {
      try {
        const [eligibility, own] = await Promise.all([
          call(checkReviewEligibility, { storeId }, { signal }),
          reviewId === undefined ? undefined : call(reviewDetail, { reviewId }, { signal }),
        ]);
        return { type: 'checked', eligibility, own };
      } catch (error) {
        if (
          reviewId !== undefined &&
          error instanceof ApiError &&
          error.code === codes.REVIEW_ABSENT
        )
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
      wasSent = true;
      void keepDraft(state, { isLast: true });
      try {
        const { review } = await saveOnce(body);
        removeDraft(storeId);
        track('review_sent', { storeId, photos: body.medias.length });
        if (reviewId === undefined) forgetReviews(storeId);
        else setReview(review);
        return { type: 'sent', review };
      } catch (error) {
        if (error instanceof ApiError && error.code === codes.REVIEW_NOT_ELIGIBLE)
          return { type: 'not-eligible' };
        reportProblem('review.save', error);
        return { type: 'send-failed', message: failureText(error) };
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

/** Merchant 9: the largest that is ever shown is 1080 wide. */
const MAX_SIDE_PX = 1080;
/** Uploads in seconds on a slow network, and several fit into a draft. */
const MAX_BYTES = 220_000;
const FIRST_QUALITY = 0.8;
const LATER_QUALITIES = [0.7, 0.6, 0.5, 0.4, 0.3];
/** Of a tile on most phones; a draft has room for six. */
const PREVIEW_SIDE_PX = 224;
const PREVIEW_QUALITY = 0.5;

/** The photo that is uploaded: upright, small, without metadata. Throws `PhotoError` for what is not a usable JPEG or PNG. */
async function makePhoto(file: Blob): Promise<MadePhoto> {
  const photo = await readPhoto(file);
  const small = shrunk(photo, photo, MAX_SIDE_PX);
  let jpeg = await encodedJpeg(small, FIRST_QUALITY);
  for (const quality of LATER_QUALITIES) {
    if (jpeg.size <= MAX_BYTES) break;
    jpeg = await encodedJpeg(small, quality);
  }
  const tile = await encodedJpeg(shrunk(small, small, PREVIEW_SIDE_PX), PREVIEW_QUALITY);
  return { jpeg, data: await dataAddress(jpeg), preview: await dataAddress(tile) };
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // `readAsDataURL` gives a text.
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () =>
      reject(new PhotoError('unreadable', { cause: reader.error })),
    );
    reader.readAsDataURL(blob);
  });
}
