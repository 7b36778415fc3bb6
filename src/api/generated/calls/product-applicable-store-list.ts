// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vVoucherStore } from '../shared/voucher-store.ts';
import type { ApplicableStoreListBody, ApplicableStoreListData } from '../types.ts';

export const vApplicableStoreListData = v.object({
    hasMore: v.boolean(),
    storeList: v.array(vVoucherStore),
    totalCount: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/** The stores that take a voucher which is on sale. */
export const productApplicableStoreList: Endpoint<ApplicableStoreListBody, ApplicableStoreListData> = {
  path: '/local_life/product/applicable_store_list',
  data: vApplicableStoreListData,
};
