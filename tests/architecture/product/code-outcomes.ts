/**
 * What each code of a reply does in the app that has no row of its own in the catalogues of home 8 and
 * merchant 8. `codes.test.ts` fails for a code of the contract that is in neither.
 */
import type * as codes from '../../../src/api/generated/codes.ts';

export type CodeName = keyof typeof codes;

/** The app has an answer of its own: the file that names the code. */
export const HANDLED: Partial<Readonly<Record<CodeName, string>>> = {
  PHONE_INVALID: 'src/features/login/flow-failures.ts',
  CODE_WRONG: 'src/features/login/flow-failures.ts',
  CODE_EXPIRED: 'src/features/login/flow-failures.ts',
  CODE_TRIES_SPENT: 'src/features/login/flow-failures.ts',
  SLIDER_REQUIRED: 'src/features/login/flow-failures.ts',
  SLIDER_WRONG: 'src/features/login/flow-failures.ts',
  AUTH_CODE_EXPIRED: 'src/features/login/flow-failures.ts',
  RISK_CHECK_REQUIRED: 'src/api/exchange.ts',
  RISK_REFUSED: 'src/api/exchange.ts',
  NICKNAME_INVALID: 'src/features/profile/profile-save.ts',
  INVITE_CODE_INVALID: 'src/features/profile/profile-save.ts',
  REVIEW_ABSENT: 'src/features/review-write/write-effects.ts',
  REVIEW_NOT_ELIGIBLE: 'src/features/review-write/write-effects.ts',
  BRAND_ABSENT: 'src/screens/brands-homepage/BrandHomepageScreen.tsx',
  RANK_ABSENT: 'src/screens/rank/RankScreen.tsx',
  BRAND_DAY_ABSENT: 'src/screens/brands/BrandDayScreen.tsx',
  CATEGORY_ABSENT: 'src/screens/category/CategoryScreen.tsx',
  MALL_ABSENT: 'src/features/mall/use-malls.ts',
  FLASH_ABSENT: 'src/screens/flash-deal/FlashItems.tsx',
  VIDEO_ABSENT: 'src/screens/play-video/PlayVideoScreen.tsx',
  PURCHASE_LIMIT: 'src/features/checkout/checkout-effects.ts',
  NOT_ELIGIBLE: 'src/features/checkout/checkout-effects.ts',
  APP_ONLY: 'src/features/checkout/checkout-effects.ts',
  ORDER_ABSENT: 'src/features/order/order-queries.ts',
  PAY_METHOD_REFUSED: 'src/screens/pay-page/PayCodeScreen.tsx',
  OUTLET_TOO_FAR: 'src/features/redeem/open-voucher.ts',
  OUTLET_WRONG: 'src/features/redeem/open-voucher.ts',
  OUTSIDE_HOURS: 'src/features/redeem/open-voucher.ts',
  COUPON_ABSENT: 'src/features/wallet/use-coupon.ts',
  REFUND_ABSENT: 'src/features/refund/refund-queries.ts',
  TOKEN_TRIES_SPENT: 'src/features/gift/gift-queries.ts',
  TIMESTAMP_STALE: 'src/api/open-reply.ts',
  INTERNAL: 'src/api/recovery.ts',
};

/** The server's words are all that is shown: where. */
export const SERVERS_WORDS: Partial<Readonly<Record<CodeName, string>>> = {
  CODE_TOO_SOON: 'at the field of the phone',
  IMAGE_TOO_LARGE: 'a toast, or on the photo',
  IMAGE_UNSUPPORTED: 'a toast, or on the photo',
  COUPON_SOLD_OUT: 'the toast of a claim',
  COUPON_LIMIT_REACHED: 'the toast of a claim',
  FAVOURITES_FULL: 'the toast of the heart',
  FLASH_BEGUN: 'the toast of a reservation; the page of the flash sale is asked for again',
  RESERVATIONS_FULL: 'the toast of a reservation',
  REVIEW_NOT_OWN: 'the toast of an act on a review',
  REVIEW_INVALID: 'at the form of a review',
  LOCATION_ABSENT: 'the sheet that opens a voucher, with the way to scan the QR of a table',
  COUPON_STATE: 'the toast of an act on a voucher, which is asked for again',
  REFUND_REFUSED: 'the form of a refund, which shows what can be refunded now',
  REFUND_BUSY: 'the form of a refund, which shows what can be refunded now',
  REFUND_DESTINATION: 'at the form, which keeps what was typed',
  REFUND_SENT: 'a toast; the page shows the money on its way',
  TOKEN_CLAIMED: 'the toast of receiving; the page shows its new state',
  TOKEN_OWN: 'the toast of receiving; the page shows whose gift it is',
  RATE_LIMITED: 'the state "busy" of a page, a toast after an act',
};

/** No screen of the app gets it when app and server are right: why. */
export const NEVER_SHOWN: Partial<Readonly<Record<CodeName, string>>> = {
  AUTH_CODE_WAITING: 'an answer to a poll, which goes on',
  VOUCHER_CODE_WRONG: "the cashier's: no call of the app",
  VOUCHER_CODE_STALE: "the cashier's: no call of the app",
  COUPON_USED: "the cashier's: no call of the app",
  BILL_BELOW: "the cashier's: no call of the app",
  BODY_MALFORMED: 'a fault of the app, reported',
  SIGNATURE_INVALID: 'a fault of the app, reported',
  REQUEST_REPEATED: 'each try has an id of its own',
  PATH_UNKNOWN: 'a fault of the app, reported',
  METHOD_REFUSED: 'a fault of the app, reported',
  HEADER_INVALID: 'a fault of the app, reported',
  BODY_TOO_LARGE: 'photos are made smaller before they are sent',
  PATH_TOO_LONG: 'no call has its data in the address',
  VALUE_INVALID: 'forms check first; else a fault of the app, reported',
  PROTOCOL_UNSUPPORTED: 'the minimum version holds such an app back first',
};
