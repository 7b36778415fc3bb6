import { asId } from '../../api/ids.ts';
import { afterEach, expect, it } from 'vitest';
import { asset, product, storeInfo } from '../../../tests/support/store-info.ts';
import { queryHomepageStoreInfo } from '../../api/generated/calls/query-homepage-store-info.ts';
import { queryClient } from '../../api/query.ts';
import { homeCardsQuery } from '../home-cards/use-home-cards.ts';
import { STORE_ENTRIES } from '../store-list/paging.ts';
import { knownVoucher } from './VoucherSkeleton.tsx';

afterEach(() => queryClient.clear());

const card = { name: { 'id-ID': 'Paket soto' }, priceRp: 15_000, originalPriceRp: 25_000 };

it.each<[string, () => void, string | undefined]>([
  [
    'a store list',
    () =>
      queryClient.setQueryData([STORE_ENTRIES, 'nearby'], {
        pages: [{ poiList: [{ assetList: [asset], backgroundColor: '#fff' }] }],
        pageParams: [],
      }),
    '#fff',
  ],
  [
    'the flash sale of home',
    () =>
      queryClient.setQueryData([...homeCardsQuery.queryKey], {
        cards: { flashSale: { items: [asset] } },
        receivedAtMs: 0,
      }),
    undefined,
  ],
  [
    'the page of its store',
    () => queryClient.setQueryData([queryHomepageStoreInfo.path, {}], storeInfo),
    storeInfo.backgroundColor,
  ],
])('name, price and picture come from %s', (_where, fill, background) => {
  expect(knownVoucher(product.skuId ?? '')).toBeUndefined();
  fill();
  expect(knownVoucher(asId('k1'))).toMatchObject({ ...card, background });
  expect(knownVoucher(asId('other'))).toBeUndefined();
  expect(knownVoucher(undefined)).toBeUndefined();
});
