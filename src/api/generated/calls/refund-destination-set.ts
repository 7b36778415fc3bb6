// Made by `npm run gen` from src-tauri/contract; never edited.
import type { KeyedEndpoint } from '../../endpoint.ts';
import { vMoneyBack } from '../shared/money-back.ts';
import type { MoneyBack, RefundDestinationSetBody } from '../types.ts';

/** Says ahead where money goes that cannot go back. Assumption: buying 7 "ORIGINAL first; impossible". */
export const refundDestinationSet: KeyedEndpoint<RefundDestinationSetBody, MoneyBack> = {
  path: '/digital-food/local_life/after_sale/refund_destination',
  data: vMoneyBack,
  isLoginRequired: true,
  isKeyed: true,
};
