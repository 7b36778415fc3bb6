/**
 * Does what the steps of `write-flow.ts` ask: check, send, and keep a draft of what is being written:
 * a second after a change, when the page is hidden or left, and so also before a kill. Merchant 4.
 */
import { host } from '#host';
import { useEffect, useReducer, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { ApiError, isUnanswered } from '../../api/errors.ts';
import { checkReviewEligibility } from '../../api/generated/calls/check-review-eligibility.ts';
import { reviewDetail } from '../../api/generated/calls/review-detail.ts';
import { saveReview } from '../../api/generated/calls/save-review.ts';
import type { Review, SaveReviewBody } from '../../api/generated/types.ts';
import { recoveryMs } from '../../api/recovery.ts';
import { randomId } from '../../host/random-id.ts';
import { text } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { userId } from '../../session/session.ts';
import type { ReviewDraft } from './review-draft.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { draftFrom, formFrom, isAsItWas, isWorthKeeping, photosFrom } from './draft-form.ts';
import {
  type DraftPlace,
  draftOf,
  freeDraft,
  MAX_DRAFT_LENGTH,
  removeDraft,
  saveDraft,
  storesToGo,
} from './drafts.ts';
import { failureText } from '../review/failure-text.ts';
import { photoUrls, type ReviewPhoto } from './photo-list.ts';
import { forgetReviews, setReview } from '../review/review-lists.ts';
import { usePhotos } from './use-photos.ts';
import { photoProblemText } from './photo-problems.ts';
import { emptyForm, writeFlow, type WriteState } from './write-flow.ts';

export interface WriteTarget {
  storeId: string;
  poiId: string;
  storeName: string;
  /** Changes this one. */
  reviewId: string | undefined;
  orderId: string | undefined;
  /** The question about the draft was answered on the way. */
  isEditingDraft: boolean;
  /** Stars that were tapped on the way; 0: none. */
  score: number;
}

/** Of the contract: the visit has its review already. */
const NOT_ELIGIBLE = '6410303';
/** Of the contract: it was deleted meanwhile. */
const REVIEW_ABSENT = '6410301';
const KEEP_AFTER_MS = 1000;

/**
 * What has become of the draft. `unsaved`: the phone took nothing of it, it lives as long as the page
 * does. `without-photos`: so many had no room. `evicts`: it waits, as the drafts of these stores would go
 * for it; `evicted`: they went.
 */
type DraftFate =
  | { name: 'none' }
  | { name: 'saved' }
  | { name: 'without-photos'; count: number }
  | { name: 'evicts' | 'evicted'; stores: string }
  | { name: 'unsaved' };

/** What a try is known by, so that the same one is never done twice, also after a kill. */
type Sending = NonNullable<ReviewDraft['sending']>;

/** `onGone`: the review that was to be changed is gone, and its draft is one of a new review. */
export function useWrite(target: WriteTarget, onGone: () => void) {
  const { storeId, reviewId } = target;
  const place: DraftPlace = host.kind === 'APP' ? 'native' : 'web';
  const [draft] = useState(() => draftOf(storeId));
  const sending = useRef<Sending | undefined>(draft?.sending);
  /** The review that is changed, as it stands. */
  const stands = useRef<Review>(undefined);
  const [state, act] = useReducer(writeFlow, undefined, () => startState(target, draft));
  const { photos, act: actPhotos } = usePhotos(
    () => (isContinued(target, draft) ? photosFrom(draft.photos, randomId) : []),
    (problem) => toast(photoProblemText(problem)),
  );
  const latest = useRef({ state, photos });
  const leaveGone = useRef(onGone);
  useEffect(() => {
    latest.current = { state, photos };
    leaveGone.current = onGone;
  });

  // Somebody else may be logged in when the screen goes: nothing of this user is kept then.
  const [writer] = useState(userId);
  const [fate, setFate] = useState<DraftFate>({ name: 'none' });
  /** Of the stores whose drafts would go for this one: the writer knows. */
  const named = useRef('');
  const isOver = useRef(false);
  /**
   * All that it reads is read when it is called, and it writes before it first waits. Not `isLast`, it
   * names the drafts that would go for this one before they do.
   */
  const [keepDraft] = useState(
    () =>
      async ({ isLast }: { isLast: boolean }): Promise<DraftFate> => {
        const { state: now, photos: nowPhotos } = latest.current;
        const isOpen = ['writing', 'prompting', 'sending', 'send-failed', 'refused'].includes(
          now.step.name,
        );
        if (isOver.current || !isOpen || writer === undefined || userId() !== writer)
          return { name: 'none' };
        const isSame = stands.current && isAsItWas(stands.current, now.form, nowPhotos);
        if (isSame || !isWorthKeeping(now.form, nowPhotos)) {
          removeDraft(storeId);
          return { name: 'none' };
        }
        const facts = {
          storeId,
          poiId: target.poiId,
          storeName: now.storeName,
          updatedAt: clock.nowMs(),
          ...(reviewId === undefined ? {} : { reviewId }),
          ...(sending.current ? { sending: sending.current, orderId: now.orderId } : {}),
        };
        const made = draftFrom(facts, now.form, nowPhotos, MAX_DRAFT_LENGTH);
        const stores = storesToGo(made, place).join(', ');
        const isNamed = stores === named.current;
        named.current = stores;
        if (stores !== '' && !isNamed && !isLast) return { name: 'evicts', stores };
        if (!(await saveDraft(made, place))) return { name: 'unsaved' };
        if (stores !== '') return { name: 'evicted', stores };
        const count = nowPhotos.length - made.photos.length;
        return count > 0 ? { name: 'without-photos', count } : { name: 'saved' };
      },
  );

  /** Whether it may be written at all; what it reads is read when it is called. */
  const [check] = useState(() => async (signal: AbortSignal): Promise<void> => {
    try {
      const [eligibility, own] = await Promise.all([
        call(checkReviewEligibility, { storeId }, { signal }),
        reviewId === undefined ? undefined : call(reviewDetail, { reviewId }, { signal }),
      ]);
      if (signal.aborted) return;
      stands.current = own;
      // A draft has its own photos, and may have taken some away.
      if (own && latest.current.state.form === emptyForm) {
        const kept = own.reviewMedias.map(({ mediaUrl }) => ({
          kind: 'uploaded' as const,
          url: mediaUrl,
        }));
        actPhotos({ type: 'add', photos: photosFrom(kept, randomId) });
      }
      act({ type: 'checked', eligibility, own });
    } catch (error) {
      if (signal.aborted) return;
      if (reviewId !== undefined && error instanceof ApiError && error.code === REVIEW_ABSENT) {
        await keepDraft({ isLast: true });
        isOver.current = true;
        await freeDraft(storeId, place);
        leaveGone.current();
        return;
      }
      reportProblem('review.eligibility', error);
      act({ type: 'check-failed', error, isNetwork: isUnanswered(error) });
    }
  });

  const { step, unchecked } = state;
  useEffect(() => {
    const stopping = new AbortController();
    if (step.name === 'checking') void check(stopping.signal);
    if (step.name === 'sending') void send();
    return () => stopping.abort();

    async function send(): Promise<void> {
      const now = latest.current;
      const body = bodyOf(target, now.state, now.photos);
      const wish = JSON.stringify(body);
      if (sending.current?.wish !== wish) sending.current = { wish, key: randomId() };
      void keepDraft({ isLast: true });
      try {
        const { review } = await call(saveReview, body, { idempotencyKey: sending.current.key });
        removeDraft(storeId);
        track('review_sent', { storeId, photos: body.medias.length });
        if (reviewId === undefined) forgetReviews(storeId);
        else setReview(review);
        act({ type: 'sent', review });
      } catch (error) {
        if (error instanceof ApiError && error.code === NOT_ELIGIBLE) act({ type: 'not-eligible' });
        else act({ type: 'send-failed', message: failureText(error, 'review.save') });
      }
    }
    // The step alone says what is to be done; the rest is read when it is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [step.name]);

  // What was begun without a network: asked again when that is back, when the writer wants to send,
  // and calmly in between.
  useEffect(() => {
    if (!unchecked) return undefined;
    const stopping = new AbortController();
    const again = (): void => void check(stopping.signal);
    const { error, failures } = unchecked;
    const delayMs = failures === 0 ? 0 : recoveryMs(error, failures);
    const timer = delayMs === false ? undefined : setTimeout(again, delayMs);
    const stopListening = host.onNetstate((netstate) => {
      if (netstate !== 0) again();
    });
    return () => {
      clearTimeout(timer);
      stopListening();
      stopping.abort();
    };
  }, [check, unchecked]);

  useEffect(() => {
    if (step.name !== 'writing' && step.name !== 'prompting') return undefined;
    const timer = setTimeout(() => void keepDraft({ isLast: false }).then(setFate), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [keepDraft, step.name, state.form, photos]);

  useEffect(() => {
    const keep = (): void => void keepDraft({ isLast: true });
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') keep();
    };
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', onHidden);
      void keepDraft({ isLast: true }).then((left) => toast(fateText(left)));
    };
  }, [keepDraft]);

  return {
    state,
    act,
    photos,
    actPhotos,
    /** What the writer has to know of the draft; empty where all is well. */
    warning: fate.name === 'saved' ? '' : fateText(fate),
    /** The draft that is asked about, of whichever kind it is. */
    draft,
    beginAnew: () => {
      removeDraft(storeId);
      sending.current = undefined;
      act({ type: 'begin-anew' });
    },
  };
}

function fateText(fate: DraftFate): string {
  switch (fate.name) {
    case 'none':
      return '';
    case 'saved':
      return text('review.draftSaved');
    case 'without-photos':
      return text('review.draftWithoutPhotos', { count: fate.count });
    case 'evicts':
      return text('review.draftEvicts', { stores: fate.stores });
    case 'evicted':
      return text('review.draftEvicted', { stores: fate.stores });
    case 'unsaved':
      return text('review.draftUnsaved');
  }
}

function startState(target: WriteTarget, draft: ReviewDraft | undefined): WriteState {
  const goesOn = isContinued(target, draft);
  const rated = target.score > 0 ? { ...emptyForm, score: target.score } : emptyForm;
  return {
    // Also where it is of the other kind, a new review or a change of one: there is one for each store.
    step: { name: draft && !goesOn ? 'asking-draft' : 'checking' },
    storeName: target.storeName,
    form: goesOn ? formFrom(draft) : rated,
    criteria: [],
    orderId: (goesOn ? draft.orderId : undefined) ?? target.orderId,
  };
}

/** The question about the draft was answered with yes, and the draft is of what is written here. */
function isContinued(
  { isEditingDraft, reviewId }: WriteTarget,
  draft: ReviewDraft | undefined,
): draft is ReviewDraft {
  return isEditingDraft && draft !== undefined && draft.reviewId === reviewId;
}

function bodyOf(
  { storeId, reviewId }: WriteTarget,
  { form, orderId }: WriteState,
  photos: readonly ReviewPhoto[],
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
