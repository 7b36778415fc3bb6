// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { CriteriaScore, Review, ReviewEligibility } from '../../api/generated/types.ts';
import {
  emptyForm,
  type ReviewForm,
  writeFlow,
  type WriteEvent,
  type WriteState,
  type WriteStep,
} from './write-flow.ts';

const criteria: CriteriaScore[] = ['taste', 'service', 'ambience'].map((criteriaId) => ({
  criteriaId,
  criteriaNameMap: { 'id-ID': criteriaId },
  score: 0,
}));
const full: ReviewForm = {
  score: 4,
  criteria: { taste: 5, service: 4, ambience: 3 },
  content: 'Enak',
  anonymous: false,
};
const own: Review = {
  id: 'V1',
  storeId: 'S1',
  poiId: 'P1',
  userId: 'u1',
  score: 2,
  content: 'Lama',
  createTime: 1,
  isAnonymous: true,
  userName: '',
  headPicture: '',
  orderId: 'O1',
  auditStatus: 'REJECTED',
  reviewMedias: [],
  criteriaScores: [{ criteriaId: 'taste', criteriaNameMap: {}, score: 3 }],
  isVerifiedPurchase: true,
  helpfulCount: 0,
  isHelpful: false,
  storeName: 'Warung',
};
const eligible: ReviewEligibility = { isEligible: true, orderId: 'O9', criteria };

const at = (step: WriteStep, form: ReviewForm = full): WriteState => ({
  step,
  form,
  criteria,
  orderId: 'O9',
});
const writing: WriteStep = { name: 'writing' };
const checking: WriteState = {
  step: { name: 'checking' },
  form: emptyForm,
  criteria: [],
  orderId: undefined,
};

describe('may I', () => {
  it.each([
    ['eligible', eligible, undefined, writing],
    [
      'nothing bought',
      { isEligible: false, reason: 'NO_PURCHASE', criteria },
      undefined,
      { name: 'refused', reason: 'NO_PURCHASE', ownReviewId: undefined },
    ],
    [
      'written already',
      { isEligible: false, reason: 'ALREADY_REVIEWED', ownReviewId: 'V1', criteria },
      undefined,
      { name: 'refused', reason: 'ALREADY_REVIEWED', ownReviewId: 'V1' },
    ],
    [
      'changing it needs no visit',
      { isEligible: false, reason: 'ALREADY_REVIEWED', criteria },
      own,
      writing,
    ],
    [
      'unless the store takes none',
      { isEligible: false, reason: 'CLOSED', criteria },
      own,
      { name: 'refused', reason: 'CLOSED', ownReviewId: undefined },
    ],
  ] as const)('%s', (_name, eligibility, review, expected) => {
    const event = { type: 'checked', eligibility, own: review } as WriteEvent;
    expect(writeFlow(checking, event).step).toEqual(expected);
  });

  it('a review that is changed begins as it is, for its own visit', () => {
    const { form, orderId } = writeFlow(checking, { type: 'checked', eligibility: eligible, own });
    expect(form).toEqual({ score: 2, content: 'Lama', anonymous: true, criteria: { taste: 3 } });
    expect(orderId).toBe('O1');
  });

  it('a draft is not overwritten by it, and keeps the visit that it was sent for', () => {
    const drafted = { ...checking, form: full, orderId: 'O5' };
    const next = writeFlow(drafted, { type: 'checked', eligibility: eligible, own });
    expect(next).toMatchObject({ form: full, orderId: 'O5' });
  });
});

describe('submit', () => {
  it.each([
    ['no stars', { ...full, score: 0 }, 'ready', { name: 'writing', problem: 'no-rating' }],
    ['photos under way', full, 'busy', { name: 'writing', problem: 'photos-busy' }],
    ['photos that failed', full, 'failed', { name: 'writing', problem: 'photos-failed' }],
    [
      'a sub-rating is missing',
      { ...full, criteria: { taste: 5 } },
      'ready',
      { name: 'prompting' },
    ],
    [
      'a sub-rating of 0 is missing',
      { ...full, criteria: { taste: 0, service: 1, ambience: 1 } },
      'ready',
      { name: 'prompting' },
    ],
    ['no words are needed', { ...full, content: '' }, 'ready', { name: 'sending' }],
    ['all there', full, 'ready', { name: 'sending' }],
  ] as const)('%s', (_name, form, photos, expected) => {
    expect(writeFlow(at(writing, form), { type: 'submit', photos }).step).toEqual(expected);
  });

  it('a second tap sends nothing more', () => {
    const sending = at({ name: 'sending' });
    expect(writeFlow(sending, { type: 'submit', photos: 'ready' })).toBe(sending);
  });
});

it.each([
  ['the prompt is left', { name: 'prompting' }, { type: 'leave-prompt' }, writing],
  ['or sent without', { name: 'prompting' }, { type: 'send-anyway' }, { name: 'sending' }],
  [
    'a rating in the prompt stays there',
    { name: 'prompting' },
    { type: 'change', form: { criteria: {} } },
    { name: 'prompting' },
  ],
  ['sent', { name: 'sending' }, { type: 'sent', review: own }, { name: 'sent', review: own }],
  [
    'failed',
    { name: 'sending' },
    { type: 'send-failed', message: 'x' },
    { name: 'send-failed', message: 'x' },
  ],
  [
    'and again',
    { name: 'send-failed', message: 'x' },
    { type: 'submit', photos: 'ready' },
    { name: 'sending' },
  ],
  [
    'the visit was used meanwhile',
    { name: 'sending' },
    { type: 'not-eligible' },
    { name: 'refused', reason: 'ALREADY_REVIEWED', ownReviewId: undefined },
  ],
  [
    'a problem goes as one types',
    { name: 'writing', problem: 'no-rating' },
    { type: 'change', form: { score: 1 } },
    writing,
  ],
  ['an answer that comes late', writing, { type: 'sent', review: own }, writing],
  [
    'check again',
    { name: 'check-failed', error: 0 },
    { type: 'check-again' },
    { name: 'checking' },
  ],
  ['a draft is put aside', { name: 'asking-draft' }, { type: 'begin-anew' }, { name: 'checking' }],
] as const)('%s', (_name, step, event, expected) => {
  expect(writeFlow(at(step as WriteStep), event as WriteEvent).step).toEqual(expected);
});

it('nothing is typed into what is under way', () => {
  const sending = at({ name: 'sending' });
  expect(writeFlow(sending, { type: 'change', form: { content: 'other' } })).toBe(sending);
});
