import { formatCount } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import css from './CouponBadge.module.css';
import type { CouponFace } from './rules.ts';

/** Why it cannot be bought, that it needs a reservation, or how few are left. */
export function CouponBadge({ face }: { face: CouponFace }) {
  const text = useText();
  switch (face.state) {
    case 'sold-out':
      return (
        <span className={classes(css['badge'], css['off'])}>{text('home.couponSoldOut')}</span>
      );
    case 'user-limited':
      return (
        <span className={classes(css['badge'], css['off'])}>{text('home.couponUserLimited')}</span>
      );
    case 'group-failed':
      return (
        <span className={classes(css['badge'], css['off'])}>{text('home.couponGroupFailed')}</span>
      );
    case 'active':
      break;
  }
  if (face.reserve === 'CAN_RESERVE')
    return (
      <span className={classes(css['badge'], css['reserve'])}>{text('home.couponReserve')}</span>
    );
  if (face.reserve === 'RESERVED')
    return (
      <span className={classes(css['badge'], css['reserved'])}>{text('home.couponReserved')}</span>
    );
  if (face.stockLeft !== undefined) {
    return (
      <span className={classes(css['badge'], css['stock'])}>
        {text('home.couponStock', { count: formatCount(face.stockLeft) })}
      </span>
    );
  }
  return null;
}
