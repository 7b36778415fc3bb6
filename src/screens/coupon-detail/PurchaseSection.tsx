import type { BoughtTerms, WalletCoupon } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { type Path, paths } from '../../paths.ts';
import { historyIcon, orderIcon, peopleIcon } from '../../ui/icons.ts';
import { TitledSection } from '../../ui/TitledSection.tsx';
import css from './CouponDetailScreen.module.css';
import { Way } from './Way.tsx';

interface PurchaseSectionProps {
  coupon: Pick<WalletCoupon, 'orderId' | 'splitId' | 'payAmount'>;
  bought: Pick<BoughtTerms, 'orderNo' | 'refundId' | 'discountShare'>;
  /** Where its money is asked for; undefined: not now. */
  refund: Path | undefined;
  /** Its refund is linked elsewhere on the page. */
  isRefundTold: boolean;
}

/**
 * What was paid and where it is found: the user's own order, or the split of another's of which the
 * user paid a share. Nothing for who was given the voucher: the purchase is the giver's.
 */
export function PurchaseSection(props: PurchaseSectionProps) {
  const { coupon, bought, refund, isRefundTold } = props;
  const text = useText();
  const { orderId, splitId, payAmount } = coupon;
  const { orderNo, refundId } = bought;
  if (!isPresent(orderId)) return null;
  return (
    <TitledSection title={text('wallet.order')}>
      <div className={css['card']}>
        {isPresent(splitId) ? (
          <Way
            to={paths.groupCouponOrderDetail({ splitId })}
            icon={peopleIcon}
            name={text('wallet.split')}
          />
        ) : (
          <Way
            to={paths.groupCouponOrderDetail({ orderId })}
            icon={orderIcon}
            name={text('wallet.orderNo', { orderNo: orderNo ?? '' })}
          />
        )}
        {isPresent(refundId) && !isRefundTold && (
          <Way
            to={paths.refundDetail({ refundId })}
            icon={historyIcon}
            name={text('aftersale.follow')}
          />
        )}
        {refund && <Way to={refund} icon={historyIcon} name={text('aftersale.ask')} />}
        <p className={css['sums']}>
          {text('wallet.paid', { amount: formatRp(payAmount ?? 0) })}
          {bought.discountShare > 0 &&
            ` · ${text('wallet.envelopeShare', { amount: formatRp(bought.discountShare) })}`}
        </p>
      </div>
    </TitledSection>
  );
}
