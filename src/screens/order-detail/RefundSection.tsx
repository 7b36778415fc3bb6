import type { MoneyReturn } from '../../api/generated/types.ts';
import { Link } from '../../features/navigation/Link.tsx';
import { Facts } from '../../features/order/Facts.tsx';
import { StateChip } from '../../features/order/StateChip.tsx';
import type { OrderDetail } from '../../features/order/order-queries.ts';
import { RETURN_REASONS, RETURN_STATUS_WORDS } from '../../features/order/words.ts';
import { RefundLinks } from '../../features/refund/RefundLinks.tsx';
import { RefundWay } from '../../features/refund/RefundWay.tsx';
import { useNotices } from '../../features/refund/notices.ts';
import { isOnItsWay } from '../../features/refund/words.ts';
import { formatDate, formatMoment } from '../../i18n/format-date.ts';
import { formatRp } from '../../i18n/format.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { classes } from '../../ui/classes.ts';
import { chevronRightIcon, historyIcon } from '../../ui/icons.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './OrderDetail.module.css';
import { Card } from '../../features/order/Card.tsx';

/** The refunds of the order, and the way to ask for one while a voucher can return. */
export function RefundSection({ detail }: { detail: OrderDetail }) {
  const text = useText();
  const { order, couponList, refundList } = detail;
  const canAsk = couponList.some(({ refundBlockedBy }) => !refundBlockedBy);
  if (!canAsk && refundList.length === 0) return null;
  return (
    <Card title={text('aftersale.orderTitle')}>
      {refundList.length > 0 && <RefundLinks refunds={refundList} />}
      {canAsk && (
        <Link
          className={classes(layout['row2'], tint['soft'], box['tall'], box['ruled'], css['store'])}
          to={paths.refundEdit({ orderId: order.orderId })}
        >
          <Icon shape={historyIcon} size={22} />
          <span className={classes(layout['fillWords'], tint['plainStrong'])}>
            {text('aftersale.ask')}
          </span>
          <Icon shape={chevronRightIcon} size={18} />
        </Link>
      )}
    </Card>
  );
}

/** Money that came and goes back by itself: how much, why, and until when. Buying 2 "surplus". */
export function ReturnList({ returns }: { returns: readonly MoneyReturn[] }) {
  const text = useText();
  const locale = useLocale();
  useNotices(returns);
  return (
    <ul className={layout['stack4']}>
      {returns.map((each) => {
        const date = formatDate(each.expectedDate ?? '', locale);
        return (
          <li key={each.refundId} className={classes(layout['stack1'], css['moneyBack'])}>
            <p className={classes(layout['ends'], space['gap1by3'])}>
              <span className={classes(font['big'], font['numbers'])}>{formatRp(each.amount)}</span>
              <StateChip words={RETURN_STATUS_WORDS[each.status]} />
            </p>
            <p>{text(RETURN_REASONS[each.reason])}</p>
            {each.reason === 'WRONG_AMOUNT' && typeof each.askedAmount === 'number' && (
              <p>
                {text('order.returnBothSums', {
                  paid: formatRp(each.amount),
                  asked: formatRp(each.askedAmount),
                })}
              </p>
            )}
            {each.status === 'DONE' && (
              <p className={classes(font['strong'], space['below2'])}>
                {text('order.returnArrived')}
              </p>
            )}
            {isOnItsWay(each) && (
              <p className={classes(font['strong'], space['below2'])}>
                {text('order.returnBy', { date })}
              </p>
            )}
            <Facts
              facts={[
                { name: text('order.cameAt'), value: formatMoment(each.paidTime, locale) },
                { name: text('order.reference'), value: each.reference, isCopied: true },
              ]}
            />
            <RefundWay refundId={each.refundId} status={each.status} />
          </li>
        );
      })}
    </ul>
  );
}
