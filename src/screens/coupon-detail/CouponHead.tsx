import type { WalletCoupon } from '../../api/generated/types.ts';
import { Link } from '../../features/navigation/Link.tsx';
import { useMinute } from '../../features/opening-hours/use-minute.ts';
import { StateChip } from '../../features/order/StateChip.tsx';
import { couponWords } from '../../features/order/words.ts';
import { timeLine } from '../../features/wallet/ticket-words.ts';
import { useLocale, usePickLocale, useText } from '../../i18n/i18n.ts';
import type { Path } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { clockIcon } from '../../ui/icons.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-url.ts';
import { classes } from '../../ui/classes.ts';
import letters from '../../ui/style/letters.module.css';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './CouponDetail.module.css';

const PICTURE_PX = 72;

interface CouponHeadProps {
  coupon: WalletCoupon;
  /** Where its money is asked for; undefined: not now. */
  refund: Path | undefined;
}

/** What it is, its state, until when, and one tap to the money of what ends soon. */
export function CouponHead({ coupon, refund }: CouponHeadProps) {
  const text = useText();
  const pick = usePickLocale();
  const locale = useLocale();
  const nowMs = useMinute();
  const words = couponWords(coupon);
  const time = timeLine(coupon, locale, nowMs);
  return (
    <div className={classes(layout['flow'], css['head'])} data-tone={words.tone}>
      <div className={classes(layout['stack2'], css['words'])}>
        <StateChip words={words} />
        <p className={classes(font['big'], font['words'], letters['lines125'])}>
          {pick(coupon.name)}
        </p>
        <p className={classes(layout['row1'], tint['soft'], time.isSoon && tint['alarm'])}>
          <Icon shape={clockIcon} size={16} />
          <span>{time.words}</span>
        </p>
        {time.isSoon && refund && (
          <Link
            className={classes(layout['inline'], font['action'], letters['ink'], css['refund'])}
            to={refund}
          >
            {text('aftersale.notInTime')}
          </Link>
        )}
      </div>
      <Picture
        className={box['rounded']}
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
