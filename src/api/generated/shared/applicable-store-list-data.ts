// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vVoucherStore } from './voucher-store.ts';

export const vApplicableStoreListData = v.object({
    hasMore: v.boolean(),
    storeList: v.array(vVoucherStore),
    totalCount: v.pipe(v.number(), v.integer(), v.minValue(0))
});
