import type { WalletCoupon } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Link } from '../navigation/Link.tsx';
import { askUse } from '../order/asked-use.ts';
import { wayOf } from './ticket-words.ts';
import css from './UseLink.module.css';

/** "Use": to the voucher's page, which goes on to its code. Only for what `canUse` takes. */
export function UseLink({ coupon }: { coupon: WalletCoupon }) {
  const text = useText();
  return (
    <Link className={css['use']} to={wayOf(coupon)} onClick={() => askUse(coupon.couponId ?? '')}>
      {text('order.actionUse')}
      <VisuallyHidden>{` · ${coupon.storeName}`}</VisuallyHidden>
    </Link>
  );
}
