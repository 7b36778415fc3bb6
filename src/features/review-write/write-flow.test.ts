// @vitest-environment node
import { asId } from '../../api/ids.ts';
import { describe, expect, it } from 'vitest';
import type {
  CriteriaScore,
  PoiId,
  Review,
  ReviewEligibility,
  StoreId,
  VisitId,
} from '../../api/generated/types.ts';
import type { ReviewPhoto } from './photo-list.ts';
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
  id: asId('V1'),
  storeId: asId<StoreId>('S1'),
  poiId: asId<PoiId>('P1'),
  userId: 'u1',
  score: 2,
  content: 'Lama',
  createTime: 1,
  isAnonymous: true,
  userName: '',
  headPicture: '',
  orderId: asId<VisitId>('O1'),
  auditStatus: 'REJECTED',
  reviewMedias: [{ id: 'M1', mediaUrl: '/upload/m', thumbnailMediaUrl: '/upload/m?w=320' }],
  criteriaScores: [{ criteriaId: 'taste', criteriaNameMap: {}, score: 3 }],
  isVerifiedPurchase: true,
  helpfulCount: 0,
  isHelpful: false,
  storeName: 'Warung',
};
const storeName = 'Warung';
const eligible: ReviewEligibility = {
  storeName,
  isEligible: true,
  orderId: asId<VisitId>('O9'),
  criteria,
};

const photos: Record<'ready' | 'busy' | 'failed', ReviewPhoto[]> = {
  ready: [{ id: 'a', stage: { name: 'uploaded', url: '/upload/a' } }],
  busy: [{ id: 'a', stage: { name: 'waiting' } }],
  failed: [{ id: 'a', stage: { name: 'failed', message: '', isNetwork: false } }],
};
const fate = { name: 'none' } as const;

const at = (
  step: WriteStep,
  form: ReviewForm = full,
  state: keyof typeof photos = 'ready',
): WriteState => ({
  step,
  storeName,
  form,
  photos: photos[state],
  fate,
  criteria,
  orderId: asId<VisitId>('O9'),
});
const writing: WriteStep = { name: 'writing' };
const checking: WriteState = {
  step: { name: 'checking' },
  storeName: '',
  form: emptyForm,
  photos: [],
  fate,
  criteria: [],
  orderId: undefined,
};

describe('the check', () => {
  it.each([
    ['eligible', eligible, undefined, writing],
    [
      'nothing bought',
      {
        storeName,
        isEligible: false,
        reason: 'NO_PURCHASE',
        criteria,
      },
      undefined,
      { name: 'refused', reason: 'NO_PURCHASE', ownReviewId: undefined },
    ],
    [
      'written already',
      { storeName, isEligible: false, reason: 'ALREADY_REVIEWED', ownReviewId: 'V1', criteria },
      undefined,
      { name: 'refused', reason: 'ALREADY_REVIEWED', ownReviewId: 'V1' },
    ],
    [
      'changing it needs no visit',
      { storeName, isEligible: false, reason: 'ALREADY_REVIEWED', criteria },
      own,
      writing,
    ],
    [
      'unless the store takes none',
      { storeName, isEligible: false, reason: 'CLOSED', criteria },
      own,
      { name: 'refused', reason: 'CLOSED', ownReviewId: undefined },
    ],
  ] as const)('%s', (_name, eligibility, review, expected) => {
    const event = { type: 'checked', eligibility, own: review } as WriteEvent;
    expect(writeFlow(checking, event).step).toEqual(expected);
  });

  it('editing starts with the review as it stands, for its own visit', () => {
    const next = writeFlow(checking, { type: 'checked', eligibility: eligible, own });
    const { form, orderId } = next;
    expect(next.photos).toEqual([{ id: 'M1', stage: { name: 'uploaded', url: '/upload/m' } }]);
    expect(next.own).toBe(own);
    expect(next.storeName, 'also for who came by a link').toBe(storeName);
    expect(form).toEqual({ score: 2, content: 'Lama', anonymous: true, criteria: { taste: 3 } });
    expect(orderId).toBe('O1');
  });

  it.each([
    ['of the store', eligible, undefined, criteria, 'O9'],
    ['of the store, for a change too', eligible, own, criteria, 'O1'],
    [
      'of the review where the store says none',
      { ...eligible, criteria: [] },
      own,
      own.criteriaScores,
      'O1',
    ],
    ['none', { storeName, isEligible: true, criteria: [] }, undefined, [], undefined],
  ])('asks for sub-ratings: %s', (_name, eligibility, review, asked, orderId) => {
    const next = writeFlow(checking, { type: 'checked', eligibility, own: review });
    expect(next).toMatchObject({ criteria: asked, orderId });
  });

  it('does not overwrite a draft, which keeps the visit that it was sent for', () => {
    const drafted = {
      ...checking,
      form: full,
      photos: photos.failed,
      orderId: asId<VisitId>('O5'),
    };
    const next = writeFlow(drafted, { type: 'checked', eligibility: eligible, own });
    expect(next).toMatchObject({ form: full, photos: photos.failed, orderId: asId<VisitId>('O5') });
  });
});

describe('without a network', () => {
  const lost = { type: 'check-failed', error: 0, isNetwork: true } as const;
  const refused: ReviewEligibility = {
    storeName,
    isEligible: false,
    reason: 'NO_PURCHASE',
    criteria,
  };
  const offline = writeFlow({ ...checking, form: full }, lost);

  it('what was begun opens, a new review does not', () => {
    expect(offline).toMatchObject({ step: writing, form: full, unchecked: { failures: 1 } });
    expect(writeFlow(checking, lost).step).toEqual({ name: 'check-failed', error: 0 });
    const broken = writeFlow({ ...checking, form: full }, { ...lost, isNetwork: false });
    expect(broken.step.name).toBe('check-failed');
  });

  it('is edited, but not sent before the check has passed', () => {
    const changed = writeFlow(offline, { type: 'change', form: { content: 'Enak sekali' } });
    expect(changed).toMatchObject({ step: writing, unchecked: { failures: 1 } });
    const wanted = writeFlow(writeFlow(changed, lost), { type: 'submit' });
    expect(wanted.step).toEqual({ name: 'writing', problem: 'unchecked' });
    expect(wanted.unchecked?.failures).toBe(0);
    const checked = writeFlow(wanted, { type: 'checked', eligibility: eligible, own: undefined });
    expect(checked.unchecked).toBeUndefined();
    expect(checked).toMatchObject({
      form: { content: 'Enak sekali' },
      orderId: asId<VisitId>('O9'),
      criteria,
    });
    expect(writeFlow(checked, { type: 'submit' }).step.name).toBe('sending');
  });

  it('failures in a row are counted; an answer of the server ends it', () => {
    expect(writeFlow(offline, lost).unchecked?.failures).toBe(2);
    const event = { type: 'checked', eligibility: refused, own: undefined } as const;
    expect(writeFlow(offline, event).step.name).toBe('refused');
    expect(writeFlow(offline, event).unchecked).toBeUndefined();
    const failed = writeFlow(offline, { ...lost, isNetwork: false });
    expect(failed).toMatchObject({ step: { name: 'check-failed' }, unchecked: undefined });
  });

  it('a late answer is a no-op', () => {
    expect(writeFlow(at(writing), lost)).toEqual(at(writing));
    const late = { type: 'checked', eligibility: refused, own: undefined } as const;
    expect(writeFlow(at(writing), late)).toEqual(at(writing));
  });
});

describe('submit', () => {
  it.each([
    ['no stars', { ...full, score: 0 }, 'ready', { name: 'writing', problem: 'no-rating' }],
    ['photos under way', full, 'busy', { name: 'writing', problem: 'photos-busy' }],
    ['photos that failed', full, 'failed', { name: 'writing', problem: 'photos-failed' }],
    [
      'a sub-rating is left out: it was asked for once, under the stars',
      { ...full, criteria: { taste: 5 } },
      'ready',
      { name: 'sending' },
    ],
    [
      'a sub-rating of 0 is left out',
      { ...full, criteria: { taste: 0, service: 1, ambience: 1 } },
      'ready',
      { name: 'sending' },
    ],
    ['no words are needed', { ...full, content: '' }, 'ready', { name: 'sending' }],
    ['all there', full, 'ready', { name: 'sending' }],
  ] as const)('%s', (_name, form, state, expected) => {
    expect(writeFlow(at(writing, form, state), { type: 'submit' }).step).toEqual(expected);
  });
});

it.each([
  ['sent', { name: 'sending' }, { type: 'sent', review: own }, { name: 'sent', review: own }],
  [
    'failed',
    { name: 'sending' },
    { type: 'send-failed', message: 'x' },
    { name: 'send-failed', message: 'x' },
  ],
  ['and again', { name: 'send-failed', message: 'x' }, { type: 'submit' }, { name: 'sending' }],
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
  ['a draft is put aside', { name: 'asking-draft' }, { type: 'start-over' }, { name: 'checking' }],
] as const)('%s', (_name, step, event, expected) => {
  expect(writeFlow(at(step as WriteStep), event as WriteEvent).step).toEqual(expected);
});

describe('an event that does not fit the step is a no-op, and what was typed stays', () => {
  const steps: WriteStep[] = [
    { name: 'asking-draft' },
    { name: 'checking' },
    { name: 'check-failed', error: 0 },
    { name: 'gone' },
    { name: 'refused', reason: 'CLOSED', ownReviewId: undefined },
    writing,
    { name: 'sending' },
    { name: 'send-failed', message: '' },
    { name: 'sent', review: own },
  ];
  it.each<[WriteEvent, WriteStep['name'][], Partial<ReviewForm>?]>([
    [{ type: 'start-over' }, ['asking-draft'], emptyForm],
    [{ type: 'checked', eligibility: eligible, own: undefined }, ['checking']],
    [{ type: 'check-failed', error: 0, isNetwork: false }, ['checking']],
    [{ type: 'gone' }, ['checking']],
    [{ type: 'check-again' }, ['check-failed']],
    [{ type: 'change', form: { content: 'x' } }, ['writing', 'send-failed'], { content: 'x' }],
    [{ type: 'submit' }, ['writing', 'send-failed']],
    [{ type: 'sent', review: own }, ['sending']],
    [{ type: 'not-eligible' }, ['sending']],
    [{ type: 'send-failed', message: 'x' }, ['sending']],
  ])('$0.type', (event, fits, change = {}) => {
    for (const step of steps) {
      const state = at(step);
      const next = writeFlow(state, event);
      expect.soft(next !== state, step.name).toBe(fits.includes(step.name));
      const form = fits.includes(step.name) ? { ...full, ...change } : full;
      expect.soft(next, step.name).toMatchObject({ form, criteria, orderId: asId<VisitId>('O9') });
    }
  });
});
