import { pathnames, type RouteName } from '../../paths.ts';

/** Screens with a user's own data: a link to one sends visitors through the login first. */
const memberRoutes: readonly RouteName[] = [
  'myCouponList',
  'myOffers',
  'historyOffers',
  'savings',
  'couponDetail',
  'redEnvelopeDetail',
  'redEnvelopeProducts',
  'tripartiteCoupons',
  'groupCouponOrderDetail',
  'confirmOrder',
  'editProfile',
  'myRewards',
  'friendActivity',
  'favoritesList',
  'refundDetail',
  // Spec home 4, "Check-in entry": a visitor logs in, then goes on to sign-in.
  'signIn',
  'reviewEdit',
  'accountDeletionDeclaration',
];

const memberPathnames: ReadonlySet<string> = new Set(memberRoutes.map((name) => pathnames[name]));

export function needsLogin(pathname: string): boolean {
  return memberPathnames.has(pathname);
}
