// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vApplicableStoreListData } from '../shared/applicable-store-list-data.ts';
import type { ApplicableStoreListBody, ApplicableStoreListData } from '../types.ts';

/** The stores that take a voucher which is on sale. */
export const productApplicableStoreList: Endpoint<ApplicableStoreListBody, ApplicableStoreListData> = {
  path: '/local_life/product/applicable_store_list',
  data: vApplicableStoreListData,
};
