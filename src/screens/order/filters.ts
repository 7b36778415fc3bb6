/** The tabs of the list, each with what it says when it is empty. Merchant 4 "Order states". */
import type { OrderFilter } from '../../api/generated/types.ts';
import type { TextKey } from '../../i18n/i18n.ts';

export interface FilterTab {
  value: OrderFilter;
  name: TextKey;
  empty: TextKey;
  note: TextKey;
}

export const FILTERS: readonly FilterTab[] = [
  {
    value: 'ALL',
    name: 'order.filterAll',
    empty: 'order.emptyAll',
    note: 'order.emptyAllNote',
  },
  {
    value: 'WAIT_PAY',
    name: 'order.filterWaitPay',
    empty: 'order.emptyWaitPay',
    note: 'order.emptyWaitPayNote',
  },
  {
    value: 'TO_BE_REDEEMED',
    name: 'order.filterToBeRedeemed',
    empty: 'order.emptyToBeRedeemed',
    note: 'order.emptyAllNote',
  },
  {
    value: 'REDEEMED',
    name: 'order.phaseRedeemed',
    empty: 'order.emptyRedeemed',
    note: 'order.emptyRedeemedNote',
  },
  {
    value: 'COMPLETED',
    name: 'order.phaseCompleted',
    empty: 'order.emptyCompleted',
    note: 'order.emptyCompletedNote',
  },
  {
    value: 'CLOSED',
    name: 'order.phaseClosed',
    empty: 'order.emptyClosed',
    note: 'order.emptyClosedNote',
  },
  {
    value: 'REFUNDED',
    name: 'order.phaseRefunded',
    empty: 'order.emptyRefunded',
    note: 'order.emptyRefundedNote',
  },
];
