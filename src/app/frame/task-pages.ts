import { pathnames, type RouteName } from '../../paths.ts';

/**
 * The pages of an act: paying, a code that is shown or typed, a form. Nothing that somebody has not asked
 * for stands over them: no bar that leads to the app, no question about the profile or the language
 * (growth 1).
 */
const names = [
  'confirmOrder',
  'payPage',
  'cashier',
  'payCode',
  'purchaseSuccessPage',
  'groupCouponOrderDetail',
  'couponDetail',
  'redEnvelopeDetail',
  'receiveRedEnvelope',
  'tripartiteCoupons',
  'refundEdit',
  'refundDetail',
  'reviewEdit',
  'editProfile',
  'appDownload',
  'developerOptions',
  'accountDeletionDeclaration',
  'accountDeletionAssetsCheck',
  'accountDeletionVerify',
  'accountDeletionSubmit',
  'accountDeletionPolicy',
] as const satisfies readonly RouteName[];

const places: ReadonlySet<string> = new Set(names.map((name) => pathnames[name]));

/** `place`: an address as `placeOf` spells it. */
export function isTaskPage(place: string): boolean {
  return places.has(place);
}
