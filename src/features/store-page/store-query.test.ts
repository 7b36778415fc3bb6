import { asId } from '../../api/ids.ts';
import { afterEach, expect, test } from 'vitest';
import { product, storeInfo } from '../../../tests/support/store-info.ts';
import { queryClient } from '../../api/query.ts';
import type { PoiId, StoreId, StoreInfo } from '../../api/generated/types.ts';
import { STORE_ENTRIES } from '../store-list/paging.ts';
import { knownEntry, putCoupons, storeQuery } from './store-query.ts';

afterEach(() => queryClient.clear());

test('refreshed coupons update every cached copy of their store only', () => {
  const byPoi = storeQuery({ poiId: asId<PoiId>('P1'), sourceType: 'CUSTOMER' }).queryKey;
  const byStore = storeQuery({ storeId: asId<StoreId>('S1'), sourceType: 'CUSTOMER' }).queryKey;
  const other = storeQuery({ storeId: asId<StoreId>('S2'), sourceType: 'CUSTOMER' }).queryKey;
  queryClient.setQueryData<StoreInfo>(byPoi, storeInfo);
  queryClient.setQueryData<StoreInfo>(byStore, storeInfo);
  queryClient.setQueryData<StoreInfo>(other, { ...storeInfo, storeId: asId<StoreId>('S2') });
  putCoupons(asId('S1'), { activityId: 'A2', productList: [product], couponBatchList: [] });
  const activityOf = (key: typeof byPoi) =>
    queryClient.getQueryData<StoreInfo>(key)?.homepageCouponList.activityId;
  expect([activityOf(byPoi), activityOf(byStore), activityOf(other)]).toEqual(['A2', 'A2', 'A1']);
});

test('a cached store is shown although the position has changed since', () => {
  const body = { poiId: asId<PoiId>('P1'), sourceType: 'CUSTOMER' } as const;
  queryClient.setQueryData<StoreInfo>(storeQuery(body).queryKey, storeInfo);
  const found = storeQuery({ ...body, latitude: -6.2, longitude: 106.8 });
  expect(queryClient.getQueryData(found.queryKey)).toBe(storeInfo);
});

test('a request in flight does not overwrite refreshed coupons', async () => {
  const query = storeQuery({ storeId: asId<StoreId>('S1'), sourceType: 'CUSTOMER' });
  queryClient.setQueryData<StoreInfo>(query.queryKey, storeInfo);
  const store = Promise.withResolvers<StoreInfo>();
  const asked = queryClient.fetchQuery({ ...query, queryFn: () => store.promise, staleTime: 0 });
  putCoupons(asId('S1'), { activityId: 'A2', productList: [product], couponBatchList: [] });
  store.resolve({ ...storeInfo, storeName: 'Another name' });
  await asked;
  expect(queryClient.getQueryData<StoreInfo>(query.queryKey)).toMatchObject({
    storeName: 'Another name',
    homepageCouponList: { activityId: 'A2' },
  });
});

test('a card of a cached list is found by its poiId', () => {
  const entry = { poiId: asId<PoiId>('P7'), storeName: 'Kopi Tuku' };
  queryClient.setQueryData([STORE_ENTRIES, 'a'], {
    pages: [{ poiList: [] }, { poiList: [entry] }],
  });
  queryClient.setQueryData(['other'], { pages: [null, { stores: 'none' }] });
  expect(knownEntry(asId('P7'))?.storeName).toBe('Kopi Tuku');
  expect(knownEntry(asId('P8'))).toBeUndefined();
  expect(knownEntry(undefined)).toBeUndefined();
});
