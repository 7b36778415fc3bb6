/**
 * Writing a review: may I, what do I say, send it. Merchant 4, 5, 8. A pure machine; the screen and
 * `use-write.ts` do what a step asks.
 *
 * Invariant: an event that does not fit the step changes nothing, so a second tap sends nothing, and
 * whatever was typed stays until it is sent.
 */
import type {
  CriteriaScore,
  IneligibleReason,
  Review,
  ReviewEligibility,
} from '../../api/generated/types.ts';
import type { PhotosState } from './photo-list.ts';

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

/** Why it is not sent yet. Merchant 8. `unchecked`: nobody has said yet that it may be written. */
export type WriteProblem = 'unchecked' | 'no-rating' | 'photos-busy' | 'photos-failed';

export type WriteStep =
  /** A draft waits, and nobody has been asked about it yet. */
  | { name: 'asking-draft' }
  | { name: 'checking' }
  | { name: 'check-failed'; error: unknown }
  | { name: 'refused'; reason: IneligibleReason; ownReviewId: string | undefined }
  | { name: 'writing'; problem?: WriteProblem }
  /** Sub-ratings are missing. */
  | { name: 'prompting' }
  | { name: 'sending' }
  /** `message` of the server, empty for the app's own words. */
  | { name: 'send-failed'; message: string }
  | { name: 'sent'; review: Review };

export interface WriteState {
  step: WriteStep;
  /** Empty until the check is answered, for who came by a link. */
  storeName: string;
  form: ReviewForm;
  /** What is asked beside the overall rating. */
  criteria: readonly CriteriaScore[];
  /** The visit that the review stands for. */
  orderId: string | undefined;
  /**
   * What was begun is written without a network; whether it may be sent is asked when there is one.
   * `failures`: how often that was tried since the writer wanted it last.
   */
  unchecked?: { error: unknown; failures: number } | undefined;
}

export type WriteEvent =
  /** Without the draft that waits. */
  | { type: 'begin-anew' }
  | { type: 'checked'; eligibility: ReviewEligibility; own: Review | undefined }
  /** `isNetwork`: comes back with the network. */
  | { type: 'check-failed'; error: unknown; isNetwork: boolean }
  | { type: 'check-again' }
  | { type: 'change'; form: Partial<ReviewForm> }
  | { type: 'submit'; photos: PhotosState }
  /** Sends with the sub-ratings as they are. */
  | { type: 'send-anyway' }
  | { type: 'leave-prompt' }
  | { type: 'sent'; review: Review }
  | { type: 'not-eligible' }
  | { type: 'send-failed'; message: string };

export function writeFlow(state: WriteState, event: WriteEvent): WriteState {
  const { step, form } = state;
  const to = (next: WriteStep): WriteState => ({ ...state, step: next });
  switch (event.type) {
    case 'begin-anew':
      return step.name === 'asking-draft'
        ? { ...state, form: emptyForm, step: { name: 'checking' } }
        : state;
    case 'checked':
      return step.name === 'checking' || state.unchecked ? checked(state, event) : state;
    case 'check-failed':
      return checkFailed(state, event);
    case 'check-again':
      return step.name === 'check-failed' ? to({ name: 'checking' }) : state;
    case 'change': {
      const changed = { ...state, form: { ...form, ...event.form } };
      if (step.name === 'prompting') return changed;
      // What was wrong is put right as it is typed.
      if (step.name === 'writing' || step.name === 'send-failed')
        return { ...changed, step: { name: 'writing' } };
      return state;
    }
    case 'submit':
      return step.name === 'writing' || step.name === 'send-failed'
        ? submitted(state, event.photos)
        : state;
    case 'send-anyway':
      return step.name === 'prompting' ? to({ name: 'sending' }) : state;
    case 'leave-prompt':
      return step.name === 'prompting' ? to({ name: 'writing' }) : state;
    case 'sent':
      return step.name === 'sending' ? to({ name: 'sent', review: event.review }) : state;
    case 'not-eligible':
      return step.name === 'sending'
        ? to({ name: 'refused', reason: 'ALREADY_REVIEWED', ownReviewId: undefined })
        : state;
    case 'send-failed':
      return step.name === 'sending' ? to({ name: 'send-failed', message: event.message }) : state;
  }
}

function checked(
  state: WriteState,
  { eligibility, own }: Extract<WriteEvent, { type: 'checked' }>,
): WriteState {
  const { isEligible, reason, ownReviewId, criteria } = eligibility;
  // One's own review is changed, not written anew: no visit is needed for it.
  if (!isEligible && (!own || reason === 'CLOSED')) {
    return {
      ...state,
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
    step: { name: 'writing' },
    storeName: eligibility.storeName,
    criteria: criteria.length > 0 ? criteria : (own?.criteriaScores ?? []),
    orderId: state.orderId ?? own?.orderId ?? eligibility.orderId ?? undefined,
    form: own && isUntouched ? formOf(own) : state.form,
  };
}

/** What was begun is not taken away for want of a network. */
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

/** As a review stands now. */
export function formOf({ score, content, isAnonymous, criteriaScores }: Review): ReviewForm {
  return {
    score,
    content,
    anonymous: isAnonymous,
    criteria: Object.fromEntries(criteriaScores.map((each) => [each.criteriaId, each.score])),
  };
}

function submitted(state: WriteState, photos: PhotosState): WriteState {
  const { form, criteria, unchecked } = state;
  const to = (step: WriteStep): WriteState => ({ ...state, step });
  if (unchecked) {
    const asked = { ...unchecked, failures: 0 };
    return { ...state, unchecked: asked, step: { name: 'writing', problem: 'unchecked' } };
  }
  if (form.score === 0) return to({ name: 'writing', problem: 'no-rating' });
  if (photos === 'failed') return to({ name: 'writing', problem: 'photos-failed' });
  if (photos === 'busy') return to({ name: 'writing', problem: 'photos-busy' });
  const isMissing = criteria.some(({ criteriaId }) => !form.criteria[criteriaId]);
  return to({ name: isMissing ? 'prompting' : 'sending' });
}
