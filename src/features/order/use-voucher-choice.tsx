import { type ReactNode, useState } from 'react';
import type { CouponId, OrderSummary, UsableVoucher } from '../../api/generated/types.ts';
import { formatDate } from '../../i18n/format-date.ts';
import { useLocale, usePickLocale, useText } from '../../i18n/i18n.ts';
import { inJakarta } from '../../lib/jakarta.ts';
import { clock } from '../../lib/now.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon } from '../../ui/icons.ts';
import { afterOverlays } from '../../ui/layer/back-stack.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { useGo } from '../navigation/Link.tsx';
import { askUse, usableOf } from './usable.ts';
import { classes } from '../../ui/classes.ts';
import letters from '../../ui/style/letters.module.css';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import surface from '../../ui/style/surface.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';

interface VoucherChoice {
  /** Those that can be used now. */
  usable: readonly UsableVoucher[];
  /** One of them is chosen at once; of several the sheet asks which. */
  choose: () => void;
  /** Stands anywhere in what is drawn. */
  sheet: ReactNode;
}

type Bought = Pick<OrderSummary, 'item' | 'usableList'>;

/** "Use" of an order: to the page of one of its vouchers, which goes on to its code. */
export function useVoucherUse(order: Bought): VoucherChoice {
  const go = useGo();
  return useVoucherChoice(order, (id) => {
    askUse(id);
    go(paths.couponDetail({ id }));
  });
}

/** Which voucher of an order is meant. `onChoose` may leave the page: no overlay is open any more. */
export function useVoucherChoice(
  order: Bought,
  onChoose: (couponId: CouponId) => void,
): VoucherChoice {
  const { item } = order;
  const usable = usableOf(order, clock.nowMs());
  const text = useText();
  const pick = usePickLocale();
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const [first, ...others] = usable;
  const day = (atMs: number): string => formatDate(inJakarta(atMs).slice(0, 10), locale);
  const choose = (): void => {
    if (first && others.length === 0) onChoose(first.couponId);
    else setAsking(first !== undefined);
  };
  const sheet = others.length > 0 && (
    <Sheet
      isOpen={isAsking}
      onClose={() => setAsking(false)}
      title={text('order.chooseVoucher')}
      closeLabel={text('common.close')}
    >
      <p className={tint['softWords']}>{pick(item.productName)}</p>
      <ul className={classes(layout['stack'], box['divided'])}>
        {usable.map(({ couponId, number }) => (
          <li key={couponId}>
            <button
              type="button"
              className={classes(
                layout['row3'],
                layout['wideTarget'],
                surface['tap'],
                space['pad3by0'],
                letters['start'],
              )}
              onClick={() => {
                setAsking(false);
                afterOverlays(() => onChoose(couponId));
              }}
            >
              <span className={classes(layout['stack'], layout['grow'])}>
                <span className={font['strong']}>{text('order.coupon', { number })}</span>
                <span className={classes(font['note'], letters['lines14'])}>
                  {text('order.couponDates', {
                    from: day(item.validStart),
                    to: day(item.validEnd),
                  })}
                </span>
              </span>
              <Icon shape={chevronRightIcon} size={18} />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
  return { usable, choose, sheet };
}
