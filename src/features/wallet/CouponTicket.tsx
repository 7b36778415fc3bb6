import type { WalletCoupon } from '../../api/generated/types.ts';
import { formatDistance, formatRp } from '../../i18n/format.ts';
import { useLocale, usePickLocale, useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { Icon } from '../../ui/Icon.tsx';
import { clockIcon } from '../../ui/icons.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-sizes.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { TicketGift } from '../gift/TicketGift.tsx';
import { Link } from '../navigation/Link.tsx';
import { useMinute } from '../opening-hours/use-minute.ts';
import { StateChip } from '../order/StateChip.tsx';
import { canUse } from '../order/usable.ts';
import { couponWords } from '../order/words.ts';
import { RefundBadge } from '../refund-promise/RefundBadge.tsx';
import css from './CouponTicket.module.css';
import { UseLink } from './UseLink.tsx';
import { couponAt } from './left-days.ts';
import { tabOf } from './tabs.ts';
import { similarOf, timeLine, wayOf } from './ticket-words.ts';

const PICTURE_PX = 72;

/** One voucher as a ticket: what it is, what was paid, and always until when. */
export function CouponTicket({ coupon: given }: { coupon: WalletCoupon }) {
  const text = useText();
  const pick = usePickLocale();
  const locale = useLocale();
  const nowMs = useMinute();
  // The list may be one that this device kept.
  const coupon = couponAt(given, nowMs);
  const { words, isSoon } = timeLine(coupon, locale, nowMs);
  const similar = similarOf(coupon);
  const distance = coupon.distance ?? undefined;
  const payAmount = coupon.payAmount ?? undefined;
  const isClaimed = isPresent(coupon.discountAmount);
  const least = coupon.useOrderAmountThreshold ?? 0;
  // What is over is promised nothing any more.
  const isOpen = tabOf(coupon.state) === 'usable' || coupon.state === 'wait_pay';
  const isUnpaid = coupon.state === 'wait_pay' || coupon.state === 'cancel';
  return (
    <article className={css['ticket']}>
      <div className={css['stub']}>
        <Picture
          className={css['picture']}
          src={coupon.imageUrl}
          asked={ASKED.product}
          width={PICTURE_PX}
          height={PICTURE_PX}
          alt=""
          background={coupon.backgroundColor}
        />
      </div>
      <div className={css['body']}>
        <p className={css['head']}>
          <StateChip words={couponWords(coupon)} />
          {distance !== undefined && (
            <span className={css['distance']}>{formatDistance(distance)}</span>
          )}
        </p>
        <Link className={css['open']} to={wayOf(coupon)}>
          <span className={css['name']}>{pick(coupon.name)}</span>
          <span className={css['store']}>{coupon.storeName}</span>
        </Link>
        <p className={css['facts']}>
          {isClaimed && <span>{text('wallet.claimed')}</span>}
          {payAmount !== undefined && (
            <span>
              {text(isUnpaid ? 'wallet.toPay' : 'wallet.paid', { amount: formatRp(payAmount) })}
            </span>
          )}
          {least > 0 && <span>{text('wallet.minimum', { amount: formatRp(least) })}</span>}
          {coupon.quantity > 1 && <span>{text('wallet.pieces', { count: coupon.quantity })}</span>}
          {coupon.refund && isOpen && <RefundBadge promise={coupon.refund} />}
        </p>
        <p className={css['time']} data-soon={isSoon || undefined}>
          <Icon shape={clockIcon} size={16} />
          <span>{words}</span>
        </p>
        <TicketGift coupon={coupon} before={canUse(coupon) && <UseLink coupon={coupon} />} />
        {similar && (
          <Link className={css['similar']} to={similar}>
            {text('wallet.similar')}
            <VisuallyHidden>{` · ${coupon.storeName}`}</VisuallyHidden>
          </Link>
        )}
      </div>
    </article>
  );
}
