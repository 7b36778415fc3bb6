// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vCouponDetailData } from '../shared/coupon-detail-data.ts';
import { vVoucherStore } from '../shared/voucher-store.ts';
import type { OfflineWalletBody, OfflineWalletData } from '../types.ts';

export const vOfflineVoucher = v.object({
    detail: vCouponDetailData,
    storeList: v.array(vVoucherStore)
});

export const vOfflineWalletData = v.object({
    offlineUntil: v.pipe(v.number(), v.integer(), v.minValue(0)),
    serverTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    voucherList: v.array(vOfflineVoucher)
});

/** What a device may keep of the wallet. Assumption: buying 6 "Offline". */
export const offlineWallet: Endpoint<OfflineWalletBody, OfflineWalletData> = {
  path: '/market/coupon/offline_wallet',
  data: vOfflineWalletData,
  isLoginRequired: true,
};
