import { StateChip } from '../../features/order/StateChip.tsx';
import { COUPON_STATE_WORDS } from '../../features/order/words.ts';
import { timeLine } from '../../features/wallet/ticket-words.ts';
import type { OwnedCoupon } from '../../features/wallet/use-wallet.ts';
import { useLocale, usePickLocale } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { clockIcon } from '../../ui/icons.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-sizes.ts';
import css from './CouponHead.module.css';

const PICTURE_PX = 72;

/** What it is, its state, and until when. */
export function CouponHead({ coupon }: { coupon: OwnedCoupon }) {
  const pick = usePickLocale();
  const locale = useLocale();
  const words = COUPON_STATE_WORDS[coupon.state];
  const time = timeLine(coupon, locale);
  return (
    <div className={css['head']} data-tone={words.tone}>
      <div className={css['words']}>
        <StateChip words={words} />
        <p className={css['name']}>{pick(coupon.name)}</p>
        <p className={css['time']} data-soon={time.isSoon || undefined}>
          <Icon shape={clockIcon} size={16} />
          <span>{time.words}</span>
        </p>
      </div>
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
  );
}
