import { useQuery } from '@tanstack/react-query';
import { productApplicableStoreList } from '../../api/generated/calls/product-applicable-store-list.ts';
import type { OrderItem } from '../../api/generated/types.ts';
import { callQuery } from '../../api/query.ts';
import { Link } from '../../features/navigation/Link.tsx';
import { wayOf } from '../../features/order/order-ways.ts';
import { OrderItemRow } from '../../features/order/OrderItemRow.tsx';
import { RefundNote } from '../../features/refund-promise/RefundNote.tsx';
import contact from '../../features/store-contact/contact.module.css';
import { openMap } from '../../features/store-contact/open-map.ts';
import { PhoneLink } from '../../features/store-contact/PhoneLink.tsx';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { bowlIcon, chevronRightIcon, mapIcon } from '../../ui/icons.ts';
import { Card } from './Card.tsx';
import css from './ItemSection.module.css';

interface ItemSectionProps {
  orderId: string;
  item: OrderItem;
  /** Its voucher's page still opens. */
  isSold: boolean;
}

/** What was bought, under which promise, and where it is used. */
export function ItemSection({ orderId, item, isSold }: ItemSectionProps) {
  const text = useText();
  return (
    <Card title={text('order.itemTitle')}>
      {isSold ? (
        <Link className={css['item']} to={wayOf('buy-again', { orderId, item })}>
          <OrderItemRow item={item} hasStore={false} />
        </Link>
      ) : (
        <OrderItemRow item={item} hasStore={false} />
      )}
      <div className={css['promise']}>
        <RefundNote promise={item.refund} />
      </div>
      <Link
        className={css['store']}
        to={paths.merchant({ poiId: item.poiId, storeId: item.storeId })}
      >
        <Icon shape={bowlIcon} size={22} />
        <span className={css['name']}>{item.storeName}</span>
        <Icon shape={chevronRightIcon} size={18} />
      </Link>
      <StoreWays item={item} />
    </Card>
  );
}

/** Map and phone of the store; without its data there is still its page. */
function StoreWays({ item: { skuId, storeId } }: { item: OrderItem }) {
  const text = useText();
  const body = { skuId, pageNo: 1, pageSize: 20 };
  const { data } = useQuery(callQuery(productApplicableStoreList, body));
  const store = data?.storeList.find((each) => each.storeId === storeId);
  if (!store) return null;
  return (
    <div className={css['ways']}>
      <button
        type="button"
        className={contact['action']}
        onClick={() => openMap(store.mapLinkAddress, text)}
      >
        <Icon shape={mapIcon} size={18} />
        {text('merchant.openMap')}
      </button>
      <PhoneLink className={contact['action']} storeMobile={store.storeMobile} />
    </div>
  );
}
