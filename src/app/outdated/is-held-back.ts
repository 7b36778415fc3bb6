/**
 * Where a version that is too old stops. Home 2 "Minimum version"; decisions "An outdated version keeps
 * its vouchers": what was bought is shown, and a payment that has begun ends where it began.
 */
import { useLocation } from 'react-router';
import { appInfo } from '../../api/app-info.ts';
import { useFlag } from '../../features/remote-config/use-flag.ts';
import { pathnames } from '../../paths.ts';

const OPEN = [
  pathnames.myCouponList,
  pathnames.couponDetail,
  // With its steps.
  pathnames.payPage,
  pathnames.purchaseSuccessPage,
];

/** False for a minimum that is no version code: an empty or mistyped value holds no user back. */
export function isOlder(code: string, minimum: string): boolean {
  return /^\d{9}$/.test(minimum) && code < minimum;
}

export function isHeldBack(pathname: string, minVersionCode: string): boolean {
  return (
    isOlder(appInfo.versionCode, minVersionCode) && !OPEN.some((open) => pathname.startsWith(open))
  );
}

/** Of the address that is shown. */
export function useHeldBack(): boolean {
  const { minVersionCode } = useFlag('webClient');
  return isHeldBack(useLocation().pathname, minVersionCode);
}
