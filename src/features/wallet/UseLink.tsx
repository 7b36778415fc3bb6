import type { WalletCoupon } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { ActionLink } from '../order/ActionLink.tsx';
import { askUse } from '../order/usable.ts';
import { wayOf } from './ticket-words.ts';

/** "Use": to the voucher's page, which goes on to its code. Only for what `canUse` takes. */
export function UseLink({ coupon }: { coupon: WalletCoupon }) {
  const text = useText();
  return (
    <ActionLink
      isMain
      to={wayOf(coupon)}
      storeName={coupon.storeName}
      onClick={() => askUse(coupon.couponId ?? '')}
    >
      {text('order.actionUse')}
    </ActionLink>
  );
}
