import { useEffect } from 'react';
import { Link } from '../../features/navigation/Link.tsx';
import { useMinute } from '../../features/opening-hours/use-minute.ts';
import { canUse } from '../../features/order/usable.ts';
import { couponAt } from '../../features/wallet/left-days.ts';
import { keepWallet } from '../../features/wallet/offline-wallet.ts';
import { timeLine } from '../../features/wallet/ticket-words.ts';
import { UseLink } from '../../features/wallet/UseLink.tsx';
import { useWallet, type WalletChoice } from '../../features/wallet/use-wallet.ts';
import { useLocale, usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon } from '../../ui/icons.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './OrderScreen.module.css';

/** The wallet's own list, so that both are asked for once and kept once. */
const USABLE: WalletChoice = { tab: 'usable', sort: 'EXPIRING', search: '', isUsableNow: false };

/**
 * The voucher that ends first, with its way to the code, and the way to all others: home, this tab, the
 * code. As high with a voucher as without, so that the orders below do not move.
 */
export function WalletRow() {
  const text = useText();
  const pick = usePickLocale();
  const locale = useLocale();
  const nowMs = useMinute();
  const { query, rows } = useWallet(USABLE, true);
  const first = rows.map(({ item }) => couponAt(item, nowMs)).find(canUse);
  const hasVoucher = first !== undefined;
  // What is shown here opens without a network too.
  useEffect(() => {
    if (hasVoucher) void keepWallet();
  }, [hasVoucher]);
  const time = first && timeLine(first, locale, nowMs);
  return (
    <section
      className={classes(surface['sheet'], css['row'])}
      aria-label={text('platform.pageCoupons')}
    >
      <Link className={classes(layout['row1'], box['tall'])} to={paths.myCouponList()}>
        <span className={classes(layout['grow'], font['bold'])}>
          {text('platform.pageCoupons')}
        </span>
        <span className={classes(font['note'], font['strong'])}>{text('wallet.mineAll')}</span>
        <Icon shape={chevronRightIcon} size={18} />
      </Link>
      <div className={classes(layout['line'], css['body'])}>
        {first && time ? (
          <>
            <p className={classes(layout['stack'], layout['share'])}>
              <span className={classes(font['closeWords'], font['clamp2'], font['strong'])}>
                {pick(first.name)}
              </span>
              <span
                className={classes(font['note'], font['closeWords'], time.isSoon && tint['alarm'])}
              >
                {time.words}
              </span>
            </p>
            <UseLink coupon={first} />
          </>
        ) : query.isPending ? (
          <Skeleton width="60%" height={20} />
        ) : (
          <p className={classes(font['note'], font['closeWords'])}>
            {text(query.data ? 'wallet.mineNone' : 'wallet.mineUnknown')}
          </p>
        )}
      </div>
    </section>
  );
}
