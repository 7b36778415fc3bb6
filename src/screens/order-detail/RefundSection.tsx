import { Link } from '../../features/navigation/Link.tsx';
import type { OrderDetail } from '../../features/order/order-queries.ts';
import { RefundLinks } from '../../features/refund/RefundLinks.tsx';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon, historyIcon } from '../../ui/icons.ts';
import { Card } from './Card.tsx';
import css from './ItemSection.module.css';

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
        <Link className={css['store']} to={paths.refundEdit({ orderId: order.orderId })}>
          <Icon shape={historyIcon} size={22} />
          <span className={css['name']}>{text('aftersale.ask')}</span>
          <Icon shape={chevronRightIcon} size={18} />
        </Link>
      )}
    </Card>
  );
}
