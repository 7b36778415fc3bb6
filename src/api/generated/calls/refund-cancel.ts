// Made by `npm run gen` from src-tauri/contract; never edited.
import type { KeyedEndpoint } from '../../endpoint.ts';
import { vRefundDetailData } from '../shared/refund-detail-data.ts';
import type { RefundBody, RefundDetailData } from '../types.ts';

/** Keeps the voucher after all, before the money is sent. Assumption: buying 3. */
export const refundCancel: KeyedEndpoint<RefundBody, RefundDetailData> = {
  path: '/digital-food/local_life/after_sale/refund_cancel',
  data: vRefundDetailData,
  isLoginRequired: true,
  isKeyed: true,
};
