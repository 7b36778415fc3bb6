// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { KeyedEndpoint } from '../../endpoint.ts';
import { vPayment } from '../shared/payment.ts';
import type { PayBody, PayData } from '../types.ts';

export const vPayData = v.object({
    payment: vPayment,
    serverTime: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/** Begins a payment. Assumption: the specs name the screens, not the call. */
export const pay: KeyedEndpoint<PayBody, PayData> = {
  path: '/digital-food/local_life/order/pay',
  data: vPayData,
  isLoginRequired: true,
  isRiskChecked: true,
  isKeyed: true,
};
