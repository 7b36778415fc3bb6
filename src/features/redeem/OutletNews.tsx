import type { CouponState, Redemption } from '../../api/generated/types.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText, type TextKey } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import css from './Redeem.module.css';

/** The sentence about the last try and its time; undefined: what is shown says it. */
function newsOf(redemption: Redemption, state: CouponState): [TextKey, number] | undefined {
  const { status, undoneTime, untilTime, timedOutTime } = redemption;
  const isBack = state === 'not_delivery' || state === 'valid_coupon';
  if (isBack && status === 'UNDONE') return ['redeem.undone', undoneTime ?? redemption.openTime];
  if (state === 'not_delivery' && status === 'LAPSED') return ['redeem.lapsed', untilTime];
  if (state === 'valid' && isPresent(timedOutTime)) return ['redeem.timedOut', timedOutTime];
  return undefined;
}

interface OutletNewsProps {
  redemption: Redemption;
  state: CouponState;
}

/** What an outlet or time did to the voucher, which would only look untouched again. Buying 2 "J". */
export function OutletNews({ redemption, state }: OutletNewsProps) {
  const text = useText();
  const locale = useLocale();
  const news = newsOf(redemption, state);
  if (!news) return null;
  const [key, atMs] = news;
  return (
    <p className={css['card']} role="status">
      {text(key, { store: redemption.storeName, time: formatMoment(atMs, locale) })}
    </p>
  );
}
