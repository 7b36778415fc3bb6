import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import layout from '../../ui/style/layout.module.css';
import font from '../../ui/style/font.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Cards.module.css';
import type { CouponId, SkuId, VoucherStore } from '../../api/generated/types.ts';
import { formatCount, formatDistance } from '../../i18n/format.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon, mapIcon, pinIcon } from '../../ui/icons.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Link } from '../navigation/Link.tsx';
import { OpenLine } from '../opening-hours/OpenLine.tsx';
import { PhoneLink, openMap } from '../store-contact/StoreWays.tsx';
import contact from '../store-contact/contact.module.css';
import { Rating } from '../store-list/Rating.tsx';
import { call } from '../../api/call.ts';
import { couponApplicableStoreList } from '../../api/generated/calls/coupon-applicable-store-list.ts';
import { productApplicableStoreList } from '../../api/generated/calls/product-applicable-store-list.ts';
import { usePages } from '../../api/use-pages.ts';
import { freshPoint } from '../location/fresh-point.ts';
import { useState } from 'react';
import { Sheet } from '../../ui/layer/Sheet.tsx';

/** The stores that take a voucher, on a sheet. */
export function StoreList({ list }: { list: ReturnType<typeof useApplicableStores> }) {
  const text = useText();
  const { query, rows, more } = list;
  return (
    <>
      <ul className={layout['stack2']}>
        {rows.map(({ id, item }) => (
          <li key={id}>
            <StoreRow store={item} />
          </li>
        ))}
      </ul>
      {query.isPending && <Skeleton width="100%" height={128} radius={12} />}
      {query.isError && !query.isFetching && (
        <div
          className={classes(layout['axis2'], tint['soft'], font['centred'], space['pad3by0'])}
          role="alert"
        >
          <p>{text('voucher.storesFailed')}</p>
          <Button
            variant="secondary"
            onClick={() => void (rows.length > 0 ? more() : query.refetch())}
          >
            {text('common.retry')}
          </Button>
        </div>
      )}
      {query.hasNextPage && !query.isError && (
        <div className={space['above2']}>
          <Button
            variant="secondary"
            wide
            isBusy={query.isFetchingNextPage}
            onClick={() => void more()}
          >
            {text('voucher.moreStores')}
          </Button>
        </div>
      )}
    </>
  );
}

/** A store that takes the voucher: a link to its page, map and phone. */
export function StoreRow({ store }: { store: VoucherStore }) {
  const text = useText();
  const { storeName, storeAddress, distance, businessState } = store;
  return (
    <div className={surface['card']}>
      <Link
        className={classes(layout['row2'], box['tall'], css['link'])}
        to={paths.merchant({ poiId: store.poiId, storeId: store.storeId, channelId: '1' })}
      >
        <span className={classes(layout['stack'], layout['fill'], space['gapHair'])}>
          <span className={font['strongWords']}>{storeName}</span>
          <span className={classes(layout['line'], font['note'], space['gapHairBy3'])}>
            <Rating store={store} />
            <OpenLine state={businessState} />
            {typeof distance === 'number' && (
              <span className={classes(layout['inline'], font['numbers'], css['distance'])}>
                <VisuallyHidden>{text('home.distanceLabel')} </VisuallyHidden>
                <Icon shape={pinIcon} size={14} />
                {formatDistance(distance)}
              </span>
            )}
          </span>
          <span className={classes(font['note'], font['words'])}>{storeAddress}</span>
        </span>
        <Icon shape={chevronRightIcon} size={18} />
      </Link>
      <div className={classes(layout['flow2'], space['above3'])}>
        <button
          type="button"
          className={classes(layout['inline'], surface['tap'], font['strong'], contact['action'])}
          onClick={() => openMap(store.mapLinkAddress, text)}
        >
          <Icon shape={mapIcon} size={18} />
          {text('voucher.map')}
          <VisuallyHidden> {storeName}</VisuallyHidden>
        </button>
        <PhoneLink
          storeMobile={store.storeMobile}
          storeName={storeName}
          className={classes(layout['inline'], surface['tap'], font['strong'], contact['action'])}
        />
      </div>
    </div>
  );
}

const PAGE_SIZE = 20;

/** A voucher that is on sale, or one that the user owns. */
type StoresOf = { skuId: SkuId } | { couponId: CouponId };

/** The stores that take a voucher, nearest first. */
export function useApplicableStores(of: StoresOf) {
  const point = freshPoint();
  return usePages({
    key: [productApplicableStoreList.path, of, point !== undefined],
    fetch: ({ pageNo }, signal) => {
      const page = { pageNo, pageSize: PAGE_SIZE, ...point };
      return 'skuId' in of
        ? call(productApplicableStoreList, { ...of, ...page }, { signal })
        : call(couponApplicableStoreList, { ...of, ...page }, { signal });
    },
    items: (page) => page.storeList,
    id: ({ storeId }) => storeId,
  });
}

interface StoresCardProps {
  skuId: SkuId;
  /** The voucher's own store. */
  store: VoucherStore;
  count: number;
}

/** Merchant 3 `availableStoreNum`: where it is taken; the nearest one, and all of them on a sheet. */
export function StoresCard({ skuId, store, count }: StoresCardProps) {
  return count > 1 ? <ManyStores {...{ skuId, store, count }} /> : <StoreRow store={store} />;
}

function ManyStores({ skuId, store, count }: StoresCardProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const list = useApplicableStores({ skuId });
  const nearest = list.rows[0]?.item ?? store;
  return (
    <>
      {typeof nearest.distance === 'number' && (
        <p className={classes(font['note'], space['below1'])}>{text('voucher.nearestFirst')}</p>
      )}
      <StoreRow store={nearest} />
      <div className={space['above2']}>
        <Button variant="secondary" wide onClick={() => setIsOpen(true)}>
          {text('voucher.allStores', { count: formatCount(count) })}
        </Button>
      </div>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={text('voucher.storesTitle')}
        closeLabel={text('common.close')}
      >
        <StoreList list={list} />
      </Sheet>
    </>
  );
}

/** The nearest outlet that takes the voucher, with its map. */
export function NearestOutlet({ couponId }: { couponId: CouponId }) {
  const [nearest] = useApplicableStores({ couponId }).rows;
  return nearest ? <StoreRow store={nearest.item} /> : null;
}

/** All outlets that take the voucher, nearest first. */
export function Outlets({ couponId }: { couponId: CouponId }) {
  return <StoreList list={useApplicableStores({ couponId })} />;
}
