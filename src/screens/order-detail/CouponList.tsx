import type { Gift, OrderCoupon } from '../../api/generated/types.ts';
import { Link } from '../../features/navigation/Link.tsx';
import { StateChip } from '../../features/order/StateChip.tsx';
import { couponWords } from '../../features/order/words.ts';
import { formatRp } from '../../i18n/format.ts';
import { formatDate, formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { inJakarta } from '../../lib/jakarta.ts';
import { paths } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import surface from '../../ui/style/surface.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './OrderDetail.module.css';

/** The vouchers of an order: each with its state and what it cost. */
export function CouponList({ coupons }: { coupons: readonly OrderCoupon[] }) {
  const text = useText();
  const locale = useLocale();
  const day = (atMs: number): string => formatDate(inJakarta(atMs).slice(0, 10), locale);
  return (
    <ol className={layout['stack']}>
      {coupons.map((coupon, at) => (
        <li
          key={coupon.couponId}
          className={classes(space['pad3by0'], box['anchor'], css['coupon'])}
        >
          <p className={classes(layout['ends'], space['gap1by3'])}>
            {/* Its page is its owner's. */}
            {coupon.isMine ? (
              <Link
                className={classes(
                  surface['stretched'],
                  layout['inline'],
                  font['strong'],
                  css['name'],
                )}
                to={paths.couponDetail({ id: coupon.couponId })}
              >
                {text('order.coupon', { number: at + 1 })}
              </Link>
            ) : (
              <span
                className={classes(
                  surface['stretched'],
                  layout['inline'],
                  font['strong'],
                  css['name'],
                )}
              >
                {text('order.coupon', { number: at + 1 })}
              </span>
            )}
            <StateChip words={couponWords(coupon)} />
          </p>
          <p className={classes(font['prose'], font['numbers'])}>
            {text('order.couponPaid', { amount: formatRp(coupon.paidAmount) })}
            {coupon.discountShare > 0 &&
              ` · ${text('order.couponShare', { amount: formatRp(coupon.discountShare) })}`}
          </p>
          <p className={classes(font['prose'], font['numbers'])}>
            {coupon.usedTime
              ? text('order.couponUsedAt', { time: formatMoment(coupon.usedTime, locale) })
              : text('order.couponDates', {
                  from: day(coupon.validStart),
                  to: day(coupon.validEnd),
                })}
          </p>
          {coupon.gift && <GiftLine gift={coupon.gift} />}
        </li>
      ))}
    </ol>
  );
}

/** What has become of giving it; nothing of what was over before it was claimed. */
function GiftLine({ gift }: { gift: Gift }) {
  const text = useText();
  const locale = useLocale();
  const { status, receiverName, expireTime } = gift;
  if (status === 'WAITING')
    return (
      <p className={classes(font['prose'], font['numbers'])}>
        {text('gift.markWaiting', { time: formatMoment(expireTime, locale) })}
      </p>
    );
  if (status === 'CLAIMED')
    return (
      <p className={classes(font['prose'], font['numbers'])}>
        {text('gift.givenTo', { name: receiverName ?? '' })}
      </p>
    );
  if (status === 'GIVEN_BACK')
    return (
      <p className={classes(font['prose'], font['numbers'])}>
        {text('gift.lineGivenBack', { name: receiverName ?? '' })}
      </p>
    );
  return null;
}
