import type { VoucherStore } from '../../api/generated/types.ts';
import { formatDistance } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon, mapIcon, pinIcon } from '../../ui/icons.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Link } from '../navigation/Link.tsx';
import { OpenLine } from '../opening-hours/OpenLine.tsx';
import { openMap } from '../store-contact/open-map.ts';
import contact from '../store-contact/contact.module.css';
import { PhoneLink } from '../store-contact/PhoneLink.tsx';
import { Rating } from '../store-list/Rating.tsx';
import css from './StoreRow.module.css';

/** A store that takes the voucher: a link to its page, map and phone. */
export function StoreRow({ store }: { store: VoucherStore }) {
  const text = useText();
  const { storeName, storeAddress, distance, businessState } = store;
  return (
    <div className={css['row']}>
      <Link
        className={css['link']}
        to={paths.merchant({ poiId: store.poiId, storeId: store.storeId, channelId: '1' })}
      >
        <span className={css['words']}>
          <span className={css['name']}>{storeName}</span>
          <span className={css['facts']}>
            <Rating store={store} />
            <OpenLine state={businessState} />
            {typeof distance === 'number' && (
              <span className={css['distance']}>
                <VisuallyHidden>{text('home.distanceLabel')} </VisuallyHidden>
                <Icon shape={pinIcon} size={14} />
                {formatDistance(distance)}
              </span>
            )}
          </span>
          <span className={css['address']}>{storeAddress}</span>
        </span>
        <Icon shape={chevronRightIcon} size={18} />
      </Link>
      <div className={contact['actions']}>
        <button
          type="button"
          className={contact['action']}
          onClick={() => openMap(store.mapLinkAddress, text)}
        >
          <Icon shape={mapIcon} size={18} />
          {text('voucher.map')}
          <VisuallyHidden> {storeName}</VisuallyHidden>
        </button>
        <PhoneLink
          storeMobile={store.storeMobile}
          storeName={storeName}
          className={contact['action']}
        />
      </div>
    </div>
  );
}
