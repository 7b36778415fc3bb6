// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vRefundDetailData } from '../shared/refund-detail-data.ts';
import type { RefundBody, RefundDetailData } from '../types.ts';

/** A refund with its steps. */
export const refundDetail: Endpoint<RefundBody, RefundDetailData> = {
  path: '/digital-food/local_life/after_sale/refund_detail',
  data: vRefundDetailData,
  isLoginRequired: true,
};
