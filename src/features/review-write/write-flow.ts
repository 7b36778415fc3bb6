/**
 * Writing a review: the check whether one may, the form with its photos, sending. Merchant 4, 5, 8. A
 * pure machine; `write-runner.ts` starts the effects that a state asks for.
 *
 * Invariant: an event that does not fit the step is a no-op, so a second tap sends nothing, and what was
 * typed stays until it is sent.
 */
import type {
  CriteriaScore,
  IneligibleReason,
  Review,
  ReviewEligibility,
  VisitId,
} from '../../api/generated/types.ts';
import type { DraftFate } from './drafts.ts';
import { type PhotoEvent, photoList, photosState, type ReviewPhoto } from './photo-list.ts';

/** What the writer says, beside the photos. */
export interface ReviewForm {
  /** 0: none yet. */
  score: number;
  /** By criteria id; 0 or absent: none yet. */
  criteria: Readonly<Record<string, number>>;
  content: string;
  anonymous: boolean;
}

export const emptyForm: ReviewForm = { score: 0, criteria: {}, content: '', anonymous: false };

/** Why it is not sent yet. Merchant 8. `unchecked`: the server has not said yet that it may be written. */
export type WriteProblem = 'unchecked' | 'no-rating' | 'photos-busy' | 'photos-failed';

export type WriteStep =
  /** There is a draft; the user chooses between it and a new review. */
  | { name: 'asking-draft' }
  | { name: 'checking' }
  | { name: 'check-failed'; error: unknown }
  /** The review that was to be changed was deleted meanwhile. */
  | { name: 'gone' }
  | { name: 'refused'; reason: IneligibleReason; ownReviewId: string | undefined }
  | { name: 'writing'; problem?: WriteProblem }
  | { name: 'sending' }
  /** `message` of the server, empty for the app's own words. */
  | { name: 'send-failed'; message: string }
  | { name: 'sent'; review: Review };

export interface WriteState {
  step: WriteStep;
  /** Empty until the check is answered, for those who came by a link. */
  storeName: string;
  form: ReviewForm;
  photos: readonly ReviewPhoto[];
  /** What is asked beside the overall rating. */
  criteria: readonly CriteriaScore[];
  /** The visit that the review stands for. */
  orderId: VisitId | undefined;
  /** The review that is changed, as it stands on the server. */
  own?: Review | undefined;
  fate: DraftFate;
  /**
   * A draft is edited without a network; whether it may be sent is checked when there is one.
   * `failures`: in a row since the writer last tried to send.
   */
  unchecked?: { error: unknown; failures: number } | undefined;
}

export type WriteEvent =
  /** Without the draft. */
  | { type: 'start-over' }
  | { type: 'checked'; eligibility: ReviewEligibility; own: Review | undefined }
  /** `isNetwork`: comes back with the network. */
  | { type: 'check-failed'; error: unknown; isNetwork: boolean }
  | { type: 'gone' }
  | { type: 'check-again' }
  | { type: 'change'; form: Partial<ReviewForm> }
  | { type: 'photo'; event: PhotoEvent }
  | { type: 'submit' }
  | { type: 'sent'; review: Review }
  | { type: 'not-eligible' }
  | { type: 'send-failed'; message: string }
  | { type: 'draft-kept'; fate: DraftFate };

export function writeFlow(state: WriteState, event: WriteEvent): WriteState {
  const { step, form } = state;
  const to = (next: WriteStep): WriteState => ({ ...state, step: next });
  switch (event.type) {
    case 'start-over':
      return step.name === 'asking-draft'
        ? { ...state, form: emptyForm, step: { name: 'checking' } }
        : state;
    case 'checked':
      return step.name === 'checking' || state.unchecked ? checked(state, event) : state;
    case 'check-failed':
      return checkFailed(state, event);
    case 'gone':
      return step.name === 'checking' || state.unchecked
        ? { ...to({ name: 'gone' }), unchecked: undefined }
        : state;
    case 'check-again':
      return step.name === 'check-failed' ? to({ name: 'checking' }) : state;
    case 'change': {
      const changed = { ...state, form: { ...form, ...event.form } };
      // Typing clears the problem.
      if (step.name === 'writing' || step.name === 'send-failed')
        return { ...changed, step: { name: 'writing' } };
      return state;
    }
    case 'photo':
      return { ...state, photos: photoList(state.photos, event.event) };
    case 'submit':
      return step.name === 'writing' || step.name === 'send-failed' ? submitted(state) : state;
    case 'sent':
      return step.name === 'sending' ? to({ name: 'sent', review: event.review }) : state;
    case 'not-eligible':
      return step.name === 'sending'
        ? to({ name: 'refused', reason: 'ALREADY_REVIEWED', ownReviewId: undefined })
        : state;
    case 'send-failed':
      return step.name === 'sending' ? to({ name: 'send-failed', message: event.message }) : state;
    case 'draft-kept':
      return { ...state, fate: event.fate };
  }
}

function checked(
  state: WriteState,
  { eligibility, own }: Extract<WriteEvent, { type: 'checked' }>,
): WriteState {
  const { isEligible, reason, ownReviewId, criteria } = eligibility;
  // Changing one's own review needs no visit.
  if (!isEligible && (!own || reason === 'CLOSED')) {
    return {
      ...state,
      own,
      unchecked: undefined,
      step: {
        name: 'refused',
        reason: reason ?? 'NO_PURCHASE',
        ownReviewId: ownReviewId ?? undefined,
      },
    };
  }
  const isUntouched = state.form === emptyForm;
  return {
    own,
    fate: state.fate,
    step: { name: 'writing' },
    storeName: eligibility.storeName,
    criteria: criteria.length > 0 ? criteria : (own?.criteriaScores ?? []),
    orderId: state.orderId ?? own?.orderId ?? eligibility.orderId ?? undefined,
    form: own && isUntouched ? formOf(own) : state.form,
    // A draft has its own photos, and may have removed some.
    photos: own && isUntouched ? photosOf(own) : state.photos,
  };
}

/** A lost network does not close what was begun. */
function checkFailed(
  state: WriteState,
  { error, isNetwork }: Extract<WriteEvent, { type: 'check-failed' }>,
): WriteState {
  const { step, form, unchecked } = state;
  if (step.name !== 'checking' && !unchecked) return state;
  if (!isNetwork) return { ...state, unchecked: undefined, step: { name: 'check-failed', error } };
  if (unchecked) return { ...state, unchecked: { error, failures: unchecked.failures + 1 } };
  if (form === emptyForm) return { ...state, step: { name: 'check-failed', error } };
  return { ...state, unchecked: { error, failures: 1 }, step: { name: 'writing' } };
}

function photosOf({ reviewMedias }: Review): ReviewPhoto[] {
  return reviewMedias.map(({ id, mediaUrl }) => ({
    id,
    stage: { name: 'uploaded', url: mediaUrl },
  }));
}

/** As a review stands now. */
export function formOf({ score, content, isAnonymous, criteriaScores }: Review): ReviewForm {
  return {
    score,
    content,
    anonymous: isAnonymous,
    criteria: Object.fromEntries(criteriaScores.map((each) => [each.criteriaId, each.score])),
  };
}

function submitted(state: WriteState): WriteState {
  const { form, unchecked } = state;
  const to = (step: WriteStep): WriteState => ({ ...state, step });
  if (unchecked) {
    const asked = { ...unchecked, failures: 0 };
    return { ...state, unchecked: asked, step: { name: 'writing', problem: 'unchecked' } };
  }
  if (form.score === 0) return to({ name: 'writing', problem: 'no-rating' });
  const photos = photosState(state.photos);
  if (photos === 'failed') return to({ name: 'writing', problem: 'photos-failed' });
  if (photos === 'busy') return to({ name: 'writing', problem: 'photos-busy' });
  // Sub-ratings are asked for under the stars (merchant 5), and may be left out.
  return to({ name: 'sending' });
}
