// Made by `npm run gen` from src-tauri/contract; never edited.
import type { KeyedEndpoint } from '../../endpoint.ts';
import { vRefundDetailData } from '../shared/refund-detail-data.ts';
import type { RefundDetailData, RefundResendBody } from '../types.ts';

/** Sends money again, or says where to. Assumption: buying 3. */
export const refundResend: KeyedEndpoint<RefundResendBody, RefundDetailData> = {
  path: '/digital-food/local_life/after_sale/refund_resend',
  data: vRefundDetailData,
  isLoginRequired: true,
  isKeyed: true,
};
