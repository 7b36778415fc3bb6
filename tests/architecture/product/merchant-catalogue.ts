/**
 * The error catalogue of merchant 8, row by row, as `error-catalogue.ts` has that of home 8; the same
 * test reads both. Each area adds its own rows.
 */
import { BUYING_ROWS } from './buying-catalogue.ts';
import { type ErrorRow, nameOf } from './error-catalogue.ts';

const STORE_RULES = 'src/features/store-page/store-rules.test.ts';
const STORE_STATES = 'tests/e2e/shopping/store-states.spec.ts';
const STORE = 'tests/e2e/shopping/store.spec.ts';
const CLAIMING = 'src/features/claim/use-claim.test.tsx';
const CLAIM = 'src/features/claim/claim-rules.test.ts';

const STORE_ROWS: readonly ErrorRow[] = [
  {
    failure: 'store page',
    code: '3800021',
    outcome: "expired illustration with the 'expired view' message",
    proof: [STORE_STATES, `[${nameOf('3800021')}, STORES.expired, 'merchant.expiredView']`],
  },
  {
    failure: 'store page',
    code: '6410092',
    outcome: "cannot-be-found with the 'cannot be found' message",
    proof: [STORE_STATES, `[${nameOf('6410092')}, STORES.unfindable, 'merchant.cannotBeFound']`],
  },
  {
    failure: 'store page',
    code: '6410012',
    outcome: "cannot-be-found with the 'store does not exist' message",
    proof: [STORE_STATES, `[${nameOf('6410012')}, STORES.absent, 'merchant.storeNotExist']`],
  },
  {
    failure: 'store page, other codes',
    outcome: "the server's message",
    proof: [STORE_STATES, "another code shows the server's message"],
  },
  {
    failure: 'coupon claim success',
    outcome: "the server's message or merchant.receiveSucc",
    proof: [CLAIMING, 'a member claims: one toast, one unread count, one refetch'],
  },
  {
    failure: 'coupon claim failure',
    outcome: "the server's message or merchant.receiveFail",
    proof: [CLAIM, 'failure in our words'],
  },
  {
    failure: 'missing ids',
    outcome: 'system.parameterErr toast, nothing opens',
    proof: ['src/features/store-page/store-parts.test.tsx', 'a voucher without skuId'],
  },
  {
    failure: 'mall link without mallId',
    outcome: 'system.parameterErr toast, nothing opens',
    proof: ['src/features/store-page/store-parts.test.tsx', 'a mall without mallId'],
  },
  {
    failure: 'no delivery or pick-up channel',
    outcome: 'merchant.deliveryNotAvaliable or merchant.pickUpNotAvaliable toast',
    proof: [STORE_RULES, "key: 'merchant.pickUpNotAvaliable'"],
  },
  {
    failure: 'address copy',
    outcome: 'messages.copySuccess for 1.5 s',
    proof: [STORE, 'the address is copied'],
  },
  {
    failure: 'address copy fails',
    outcome: "'Copy failed'",
    proof: ['src/features/store-page/store-parts.test.tsx', 'a failed copy shows an error'],
  },
  {
    failure: 'missing reviewEnable or reviewSwitch',
    outcome: 'reported as error, the page is there',
    proof: [STORE_STATES, 'a missing switch is reported'],
  },
  {
    failure: 'text: Invalid link. Store not found.',
    outcome: 'the error page of an address that names no store',
    proof: [STORE_STATES, 'an address without a store says so'],
  },
  {
    failure: 'text: This store is no longer available',
    outcome: 'the expired view',
    proof: [STORE_STATES, "'merchant.expiredView'"],
  },
  { failure: 'text: Failed to claim', outcome: 'merchant.receiveFail', proof: [CLAIM, 'offline'] },
  {
    failure: 'text: Not eligible for purchase',
    outcome: 'over a voucher for another group',
    proof: [STORE_RULES, "'merchant.notEligible'"],
  },
  {
    failure: 'text: The store is too far away',
    outcome: 'the reason of a voucher that is not usable now',
    proof: ['src/features/usable-now/usable-now.test.ts', "['too far', "],
  },
  {
    failure: 'text: Network anomaly, please try again',
    outcome: 'the page comes by itself or by a tap',
    proof: [STORE_STATES, "['reset', 'merchant.offlineTitle']"],
  },
  {
    failure: 'text: Page load error.',
    outcome: 'the page comes by itself or by a tap',
    proof: [STORE_STATES, "['malformed_body', 'merchant.loadFailed']"],
  },
];

const VOUCHER = 'src/features/voucher/use-voucher.test.ts';

const VOUCHER_ROWS: readonly ErrorRow[] = [
  {
    failure: 'voucher page, withdrawn',
    code: '100000014',
    outcome: "expired illustration with the server's message",
    proof: [VOUCHER, `${nameOf('100000014')}, 'Ditarik'`],
  },
  {
    failure: 'voucher page, unknown',
    code: '3800103',
    outcome: 'cannot-be-found with the link-expired text',
    proof: [VOUCHER, "'link expired'"],
  },
];

const FAVOURITE = 'src/features/favourite/favourite.test.tsx';
const SHARE = 'src/features/share/share.test.tsx';
const BRANDS = 'tests/e2e/shopping/brands.spec.ts';

const SHARE_ROWS: readonly ErrorRow[] = [
  {
    failure: 'favourite',
    outcome: "the server's message as toast, nothing flips",
    proof: [FAVOURITE, 'a failure says what the server says'],
  },
  {
    failure: 'favourite by a visitor',
    outcome: 'the login, then the store is kept',
    proof: [FAVOURITE, 'logs in first, then the store is kept'],
  },
  {
    failure: 'WhatsApp not installed',
    code: '-2',
    outcome: 'sharePopup.notInstalled (share.notInstalled)',
    proof: [SHARE, "failed(-2), 'share.notInstalled'"],
  },
  {
    failure: 'any share error other than cancel',
    outcome: 'sharePopup.tryAgain (share.tryAgain)',
    proof: [SHARE, "'shareToWhatsApp', failed(-7)", "'shareText', failed(-7)"],
  },
  {
    failure: 'a share that is cancelled',
    outcome: 'nothing is said',
    proof: [SHARE, "['cancelled', false]"],
  },
  {
    failure: 'copy link',
    outcome: 'messages.shareCopySuccess',
    proof: [SHARE, 'copying shows a toast'],
  },
  {
    failure: 'copy link fails',
    outcome: 'messages.shareCopyFail',
    proof: [SHARE, "'messages.shareCopyFail'"],
  },
  {
    failure: 'brands list rate-limit code',
    code: '6410429',
    outcome: 'RATE_LIMIT state',
    proof: [BRANDS, 'RATE_LIMIT by its code'],
  },
  {
    failure: 'brands list, other error on page 1',
    outcome: 'ERROR state, retry with 10 s countdown',
    proof: [BRANDS, 'a retry button that counts down from 10'],
  },
  { failure: 'brands list, empty success', outcome: 'EMPTY state', proof: [BRANDS, 'EMPTY'] },
  {
    failure: 'text: No internet connection',
    outcome: 'in the place of what could not be loaded',
    proof: ['src/features/failure/failure.test.tsx', "['without a reply', ", "['too slow', "],
  },
  {
    failure: 'text: This store is no longer available',
    outcome: 'on the list of favourites, in the place of the way to it',
    proof: ['tests/e2e/shopping/favourite.spec.ts', 'a store that no longer exists says so'],
  },
];

const REVIEW = 'tests/e2e/shopping/review.spec.ts';
const WRITE = 'tests/e2e/shopping/review-write.spec.ts';
const REVIEW_CALLS = 'src/features/review-actions/review-calls.test.ts';

const REVIEW_ROWS: readonly ErrorRow[] = [
  {
    failure: 'review delete failure',
    outcome: "toast 'Delete failed, please try again.'",
    proof: [REVIEW_CALLS, 'a failed deletion says so and leaves the review'],
  },
  {
    failure: 'review delete success',
    outcome: "toast 'Review successfully deleted.', after 500 ms, gone from the list",
    proof: [REVIEW_CALLS, 'half a second after the answer'],
  },
  {
    failure: 'review list bad structure',
    outcome: 'reported as error; pagination stops',
    proof: [REVIEW_CALLS, 'a later page of a bad structure is reported and is the last'],
  },
  {
    failure: 'draft save failure',
    outcome: 'returns false silently',
    proof: [
      'src/features/review-write/drafts.test.ts',
      'one that is too large leaves what was kept',
    ],
  },
  {
    failure: 'share of a review that is not approved',
    outcome: 'a toast: awaiting, or rejected',
    proof: ['src/features/review/rules.test.ts', "['SUBMITED', 'awaiting']"],
  },
  {
    failure: 'review delete, edit and report by somebody else',
    outcome: 'not offered',
    proof: [REVIEW, "somebody else's review is reported, not deleted"],
  },
  {
    failure: 'text: Upload failed, please try again',
    outcome: 'on the photo, with a way to send it again',
    proof: [WRITE, 'on a bad network a review needs stars'],
  },
  {
    failure: 'text: Image upload failed. Check your internet connection and try again',
    outcome: 'under the photos, with one button for all of them',
    proof: [WRITE, 'on a bad network a review needs stars'],
  },
  {
    failure: 'text: You can only upload up to 6 pictures',
    outcome: 'toast; the first that fit are taken',
    proof: [WRITE, 'limited to six'],
  },
  {
    failure: "text: You haven't given an overall rating yet",
    outcome: 'at the stars; nothing is sent',
    proof: [WRITE, 'on a bad network a review needs stars'],
  },
];

const LATER_ROWS: readonly ErrorRow[] = [
  ['Submission failed', 'refunds'],
  ['redemption failed', 'redemption'],
  ['Phone number format error', 'account deletion'],
].map(([words = '', later = '']) => ({ failure: `text: ${words}`, outcome: 'said there', later }));

export const MERCHANT_CATALOGUE: readonly ErrorRow[] = [
  ...STORE_ROWS,
  ...VOUCHER_ROWS,
  ...SHARE_ROWS,
  ...REVIEW_ROWS,
  ...BUYING_ROWS,
  ...LATER_ROWS,
];

/** The texts of merchant 8, verbatim, and their keys in en-US; the others belong to coming areas. */
export const MERCHANT_TEXTS: Readonly<Record<string, string | undefined>> = {
  'Invalid link. Store not found.': 'merchant.invalidLink',
  'This store is no longer available': 'merchant.expiredView',
  'Failed to claim': 'merchant.receiveFail',
  'Upload failed, please try again': 'review.photoFailed',
  'Image upload failed. Check your internet connection and try again': 'review.uploadFailed',
  'Submission failed': undefined,
  'Not eligible for purchase': 'merchant.notEligible',
  'The store is too far away': 'merchant.tooFar',
  'redemption failed': undefined,
  'Too many people placing orders at the moment. Please try again later.': 'checkout.rush',
  'You can only upload up to 6 pictures': 'review.tooManyPhotos',
  "You haven't given an overall rating yet": 'review.noRating',
  'Phone number format error': undefined,
  'Network anomaly, please try again': 'merchant.offlineTitle',
  'No internet connection': 'failure.offline',
  'Page load error.': 'failure.broken',
  'Delete failed, please try again.': 'review.deleteFailed',
  'Review successfully deleted.': 'review.deleted',
  'Copy failed': 'messages.copyFail',
};
