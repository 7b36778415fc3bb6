import type { WalletCoupon } from '../../api/generated/types.ts';
import { formatDistance, formatRp } from '../../i18n/format.ts';
import { useLocale, usePickLocale, useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { Icon } from '../../ui/Icon.tsx';
import { clockIcon } from '../../ui/icons.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-url.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { TicketGift } from '../gift/TicketGift.tsx';
import { Link } from '../navigation/Link.tsx';
import { useMinute } from '../opening-hours/use-minute.ts';
import { StateChip } from '../order/StateChip.tsx';
import { canUse } from '../order/usable.ts';
import { couponWords } from '../order/words.ts';
import { RefundBadge } from '../refund-promise/RefundBadge.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './CouponTicket.module.css';
import { UseLink } from './UseLink.tsx';
import { couponAt } from './left-days.ts';
import { tabOf } from './tabs.ts';
import { similarOf, timeLine, wayOf } from './ticket-words.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

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
    <article className={classes(surface['sheet'], layout['flow'], css['ticket'])}>
      <div className={classes(layout['middle'], layout['fixed'], css['stub'])}>
        <Picture
          className={classes(box['rounded'], box['photo72'])}
          src={coupon.imageUrl}
          asked={ASKED.product}
          width={PICTURE_PX}
          height={PICTURE_PX}
          alt=""
          background={coupon.backgroundColor}
        />
      </div>
      <div className={classes(layout['stack'], layout['share'], space['gap4px'], space['pad3by4'])}>
        <p className={classes(layout['ends'], space['gap1by2'])}>
          <StateChip words={couponWords(coupon)} />
          {distance !== undefined && (
            <span className={classes(font['note'], font['numbers'])}>
              {formatDistance(distance)}
            </span>
          )}
        </p>
        <Link
          className={classes(surface['stretched'], layout['stack'], css['open'])}
          to={wayOf(coupon)}
        >
          <span className={classes(font['clamp2'], font['strongWords'], letters['lines135'])}>
            {pick(coupon.name)}
          </span>
          <span className={classes(font['note'], font['closeWords'])}>{coupon.storeName}</span>
        </Link>
        <p
          className={classes(
            layout['line'],
            font['note'],
            font['numbers'],
            space['gapHairBy2'],
            css['facts'],
          )}
        >
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
        <p
          className={classes(
            layout['row'],
            font['note'],
            isSoon && tint['alarm'],
            space['gap4px'],
            letters['lines14'],
          )}
        >
          <Icon shape={clockIcon} size={16} />
          <span>{words}</span>
        </p>
        <TicketGift coupon={coupon} before={canUse(coupon) && <UseLink coupon={coupon} />} />
        {similar && (
          <Link
            className={classes(
              layout['row'],
              tint['link'],
              box['anchor'],
              box['tall'],
              css['similar'],
            )}
            to={similar}
          >
            {text('wallet.similar')}
            <VisuallyHidden>{` · ${coupon.storeName}`}</VisuallyHidden>
          </Link>
        )}
      </div>
    </article>
  );
}

/** The shape of one ticket. */
export function TicketSkeleton() {
  return (
    <div className={classes(surface['sheet'], layout['flow'], css['ticket'])} aria-hidden="true">
      <div className={classes(layout['middle'], layout['fixed'], css['stub'])}>
        <Skeleton width="4.5rem" height="4.5rem" radius={12} />
      </div>
      <div className={classes(layout['stack'], layout['share'], space['gap4px'], space['pad3by4'])}>
        <Skeleton width={96} height={24} radius={999} />
        <Skeleton width="85%" height={18} />
        <Skeleton width="50%" height={16} />
        <Skeleton width="65%" height={16} />
      </div>
    </div>
  );
}
