import { useQuery } from '@tanstack/react-query';
import { productApplicableStoreList } from '../../api/generated/calls/product-applicable-store-list.ts';
import type { OrderItem } from '../../api/generated/types.ts';
import { callQuery } from '../../api/query.ts';
import { currentPoint } from '../../features/location/location.ts';
import { Link } from '../../features/navigation/Link.tsx';
import pay from '../../features/payment/Payment.module.css';
import { formatDistance } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import css from './Bought.module.css';
import { isPresent } from '../../lib/present.ts';

/** Where it can be used: the nearest store, and how many others. Its own store until that is known. */
export function NearestStore({ item }: { item: OrderItem }) {
  const text = useText();
  const { skuId, storeId, poiId, storeName } = item;
  const { data } = useQuery(
    callQuery(productApplicableStoreList, { skuId, pageNo: 1, pageSize: 1, ...currentPoint() }),
  );
  const nearest = data?.storeList[0];
  const others = Math.max(0, (data?.totalCount ?? 1) - 1);
  return (
    <section className={pay['card']} aria-labelledby="bought-where">
      <h2 className={pay['heading']} id="bought-where">
        {text('payment.whereTitle')}
      </h2>
      <div className={css['store']}>
        <p className={pay['strong']}>{nearest?.storeName ?? storeName}</p>
        {nearest && (
          <p className={pay['soft']}>
            {nearest.storeAddress}
            {isPresent(nearest.distance) && ` · ${formatDistance(nearest.distance)}`}
          </p>
        )}
        {others > 0 && <p className={pay['soft']}>{text('payment.others', { count: others })}</p>}
        <Link
          className={css['link']}
          to={paths.merchant({
            poiId: nearest?.poiId ?? poiId,
            storeId: nearest?.storeId ?? storeId,
          })}
        >
          {text('payment.toStore')}
        </Link>
      </div>
    </section>
  );
}
