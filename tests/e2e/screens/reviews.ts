/** Reviews: the list, one of them, and writing. */
import { expect } from '@playwright/test';
import { newMember, keepLogin } from '../../support/members.ts';
import {
  addPhotos,
  BUSY_STORE,
  cards,
  editPath,
  listPath,
  rate,
  send,
  uploaded,
  visitor,
  words,
} from '../steps/review-steps.ts';
import { STORES } from '../steps/store-steps.ts';
import { button, dialog } from '../find.ts';
import { text } from '../texts.ts';
import { hold, openSheet, type Row, scrollTo, type World } from './row.ts';

const LIST = '/review/list';
const STORE = 'S47';

const asVisitor = ({ page, sandbox }: World) => visitor(page, sandbox, STORE);
const openMore = ({ page }: World) =>
  openSheet(
    page,
    cards(page)
      .first()
      .getByRole('button', { name: text('review.moreOf') }),
  );

const list = { routes: ['reviewList'], path: listPath(BUSY_STORE) } as const;
const writing = { routes: ['reviewEdit'], path: editPath(STORE), before: asVisitor } as const;

export const reviewRows: readonly Row[] = [
  {
    ...list,
    name: 'reviews',
    act: ({ page }) => expect(cards(page).first()).toBeVisible(),
    says: 'review.filters',
  },
  {
    ...list,
    name: 'reviews-below',
    act: ({ page }) => scrollTo(page, 900),
    // A floating button always covers some control; users scroll on.
    known: /^target-size/,
    says: 'review.toTop',
    opensWith: 'review.filters',
  },
  {
    ...list,
    name: 'reviews-loading',
    before: hold(LIST),
    says: 'review.loading',
  },
  {
    name: 'reviews-none',
    routes: ['reviewList'],
    path: listPath(STORES.noReviews),
    says: 'review.beFirst',
  },
  ...(
    [
      ['busy', { kind: 'rate_limited' }, 'review.busy'],
      ['unanswered', { kind: 'reset' }, 'review.offline'],
      ['error', { kind: 'wrong_type', field: 'data' }, 'review.failed'],
    ] as const
  ).map(([name, fault, says]): Row => ({
    ...list,
    name: `reviews-${name}`,
    before: ({ sandbox }) => sandbox.setFaults({ path: LIST, ...fault }),
    says,
  })),
  { name: 'reviews-bad-link', routes: ['reviewList'], says: 'review.linkBroken' },
  {
    ...list,
    name: 'review-more',
    before: async ({ page, sandbox }) => keepLogin(page, await newMember(sandbox)),
    act: openMore,
    says: 'review.report',
    opensWith: 'review.filters',
  },
  {
    ...list,
    name: 'review-report',
    before: async ({ page, sandbox }) => keepLogin(page, await newMember(sandbox)),
    act: async (world) => {
      await button(await openMore(world), 'review.report').tap();
    },
    says: 'review.sendReport',
    opensWith: 'review.filters',
  },
  {
    name: 'review',
    routes: ['reviewDetail'],
    path: '/platform/reviewDetail?reviewId=V1002&poiId=P1',
    act: ({ page }) => expect(cards(page)).toHaveCount(1),
    says: 'platform.pageReview',
  },
  {
    name: 'review-gone',
    routes: ['reviewDetail'],
    path: '/platform/reviewDetail?reviewId=V999999999&poiId=P1',
    act: async ({ page }) => {
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
      await expect(cards(page)).toHaveCount(0);
    },
    says: 'platform.pageReview',
  },
  {
    name: 'review-visitor',
    routes: ['reviewEdit'],
    path: editPath(STORE),
    says: 'review.visitorTitle',
  },
  {
    name: 'review-not-there-yet',
    routes: ['reviewEdit'],
    path: editPath('S37'),
    before: async ({ page, sandbox }) => keepLogin(page, await newMember(sandbox)),
    says: 'review.noPurchase',
  },
  {
    name: 'review-closed',
    routes: ['reviewEdit'],
    path: editPath(STORES.takesNoReviews),
    before: ({ page, sandbox }) => visitor(page, sandbox, STORES.takesNoReviews),
    says: 'review.closed',
  },
  {
    name: 'review-store-missing',
    routes: ['reviewEdit'],
    says: 'review.storeMissing',
  },
  {
    ...writing,
    name: 'review-write',
    says: 'review.overall',
    inEach: ({ page }, { locale }) =>
      expect(page.getByRole('button', { name: text('review.send', locale) })).toBeInViewport(),
  },
  {
    ...writing,
    name: 'review-unrated',
    act: ({ page }) => button(page.getByRole('main'), 'review.send').tap(),
    says: 'review.noRating',
    opensWith: 'review.overall',
  },
  {
    ...writing,
    name: 'review-stars',
    act: async ({ page }) => {
      await rate(page, 4);
      await addPhotos(page, 'a');
      await expect(uploaded(page)).toHaveCount(1);
    },
    says: 'review.promptTitle',
    opensWith: 'review.overall',
  },
  {
    ...writing,
    name: 'review-photo-source',
    act: ({ page }) => openSheet(page, button(page, 'review.addPhotos')),
    says: 'profile.choosePhoto',
    opensWith: 'review.overall',
  },
  {
    ...writing,
    name: 'review-sent',
    act: async ({ page }) => {
      await rate(page, 4);
      await send(page);
    },
    says: 'review.sentTitle',
    opensWith: 'review.overall',
  },
  {
    ...writing,
    name: 'review-draft',
    act: async ({ page }) => {
      await words(page).fill('Belum selesai');
      await button(page, 'common.back').or(button(page, 'common.toHome')).first().tap();
      await expect(page).not.toHaveURL(/reviewEdit/);
      await page.goto(editPath(STORE));
      await expect(dialog(page, 'review.draftTitle')).toBeVisible();
    },
    says: 'review.draftContinue',
    opensWith: 'review.overall',
  },
];
