import { useQuery } from '@tanstack/react-query';
import { productApplicableStoreList } from '../../api/generated/calls/product-applicable-store-list.ts';
import { callQuery } from '../../api/query.ts';
import { useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { mapIcon } from '../../ui/icons.ts';
import contact from './contact.module.css';
import { openMap } from './open-map.ts';
import { PhoneLink } from './PhoneLink.tsx';
import css from './StoreWays.module.css';

/** Map and phone of a voucher's store; without its data there is still its page. */
export function StoreWays({ skuId, storeId }: { skuId: string; storeId: string }) {
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
