import { useGo } from '../../features/navigation/Link.tsx';
import { storedCoupons, storedWallet } from '../../features/wallet/stored-keys.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';

/** What there is to do without a network: the vouchers that this device has kept. Buying 6 "Offline". */
export function OfflineWays() {
  const text = useText();
  const go = useGo();
  if (storedCoupons.get() === undefined || storedWallet.get() === undefined) return null;
  return (
    <Button variant="secondary" onClick={() => go(paths.myCouponList())}>
      {text('platform.pageCoupons')}
    </Button>
  );
}
