// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { KeyedEndpoint } from '../../endpoint.ts';
import type * as ids from '../types.ts';
import type { ApplyRefundSubmitBody, ApplyRefundSubmitData } from '../types.ts';

export const vApplyRefundSubmitData = v.object({
    refundId: v.string() as unknown as v.GenericSchema<unknown, ids.RefundId>
});

/** Asks for a refund. */
export const applyRefundSubmit: KeyedEndpoint<ApplyRefundSubmitBody, ApplyRefundSubmitData> = {
  path: '/digital-food/local_life/after_sale/apply_refund_submit',
  data: vApplyRefundSubmitData,
  isLoginRequired: true,
  isKeyed: true,
};
