import type { MoneyBack, OrderItem } from '../../api/generated/types.ts';
import { Link } from '../../features/navigation/Link.tsx';
import { wayOf } from '../../features/order/order-ways.ts';
import { OrderItemRow } from '../../features/order/OrderItemRow.tsx';
import { moneyBackWords } from '../../features/refund/money-back.ts';
import { MoneyBackRow } from '../../features/refund/MoneyBackRow.tsx';
import { RefundNote } from '../../features/refund-promise/RefundNote.tsx';
import { StoreWays } from '../../features/store-contact/StoreWays.tsx';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { bowlIcon, chevronRightIcon } from '../../ui/icons.ts';
import { Card } from './Card.tsx';
import css from './ItemSection.module.css';

interface ItemSectionProps {
  orderId: string;
  item: OrderItem;
  /** Its voucher's page still opens. */
  isSold: boolean;
  moneyBack: MoneyBack | null | undefined;
}

/** What was bought, under which promise, and where it is used. */
export function ItemSection({ orderId, item, isSold, moneyBack }: ItemSectionProps) {
  const text = useText();
  const locale = useLocale();
  return (
    <Card title={text('order.itemTitle')}>
      {isSold ? (
        <Link className={css['item']} to={wayOf('buy-again', { orderId, item, visitList: [] })}>
          <OrderItemRow item={item} hasStore={false} />
        </Link>
      ) : (
        <OrderItemRow item={item} hasStore={false} />
      )}
      <div className={css['promise']}>
        <RefundNote promise={item.refund} end={moneyBackWords(text, locale, moneyBack)} />
        <MoneyBackRow back={moneyBack} />
      </div>
      <Link
        className={css['store']}
        to={paths.merchant({ poiId: item.poiId, storeId: item.storeId })}
      >
        <Icon shape={bowlIcon} size={22} />
        <span className={css['name']}>{item.storeName}</span>
        <Icon shape={chevronRightIcon} size={18} />
      </Link>
      <StoreWays skuId={item.skuId} storeId={item.storeId} />
    </Card>
  );
}
