/**
 * What the head of an order says under its state: what happened, what comes next, and what became
 * of the money. Merchant 4 "Order states".
 */
import type { PayFailure } from '../../api/generated/types.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import type { OrderDetail } from './order-queries.ts';
import type { OrderPhase } from './phase.ts';
import { CLOSE_REASONS } from './words.ts';

export interface StatusNote {
  key: TextKey;
  /** Of `{time}`; milliseconds since the epoch. */
  atMs?: number;
  /** Of `{date}`, whose day alone counts. */
  dayMs?: number;
}

const FAILURES: Readonly<Record<PayFailure, TextKey>> = {
  DECLINED: 'order.failedDeclined',
  EXPIRED: 'order.failedExpired',
  WRONG_AMOUNT: 'order.failedWrongAmount',
};

type Facts = Pick<OrderDetail, 'couponList' | 'payment' | 'returnList'> & {
  order: Pick<OrderDetail['order'], 'cancelTime' | 'closeReason' | 'discountAmount' | 'item'>;
};

export function statusNotes(phase: OrderPhase, facts: Facts): StatusNote[] {
  const { order, payment, returnList, couponList } = facts;
  switch (phase) {
    case 'payable': {
      const { failure } = payment ?? {};
      const before: StatusNote = { key: 'order.notePayable', atMs: order.cancelTime };
      return failure ? [{ key: FAILURES[failure] }, before] : [before];
    }
    case 'paying':
      return [{ key: 'order.notePaying' }];
    case 'checking':
      return [{ key: 'order.noteChecking' }];
    case 'closed': {
      const reason = order.closeReason ? [{ key: CLOSE_REASONS[order.closeReason] }] : [];
      const money: TextKey =
        returnList.length > 0 ? 'order.noteMoneyReturns' : 'order.noteNothingTaken';
      const envelope: StatusNote[] =
        order.discountAmount > 0 ? [{ key: 'order.noteEnvelopeBack' }] : [];
      return [...reason, { key: money }, ...envelope];
    }
    case 'to-be-redeemed': {
      const isEarly = couponList.some(({ state }) => state === 'not_effective');
      return isEarly
        ? [{ key: 'order.noteFrom', atMs: order.item.validStart }]
        : [{ key: 'order.noteUsable', dayMs: order.item.validEnd }];
    }
    case 'redeemed':
      return [{ key: 'order.noteRedeemed' }];
    case 'completed':
      return [
        {
          key: couponList.some(({ state }) => state === 'used')
            ? 'order.noteUsed'
            : 'order.noteExpired',
        },
      ];
    case 'refunded':
      return [{ key: 'order.noteRefunded' }];
  }
}
