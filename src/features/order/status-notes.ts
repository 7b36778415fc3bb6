/**
 * What the head of an order says under its state: what happened, what comes next, and what became
 * of the money. Merchant 4 "Order states".
 */
import type { OrderHold, PayFailure } from '../../api/generated/types.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import type { OrderDetail } from './order-queries.ts';
import type { OrderPhase } from './phase.ts';
import { CLOSE_REASONS } from './words.ts';

export interface StatusNote {
  key: TextKey;
  /** The value of `{time}`, milliseconds since the epoch. */
  atMs?: number;
  /** The value of `{date}`; only its day counts. */
  dayMs?: number;
}

const FAILURES: Readonly<Record<PayFailure, TextKey>> = {
  DECLINED: 'order.failedDeclined',
  EXPIRED: 'order.failedExpired',
  WRONG_AMOUNT: 'order.failedWrongAmount',
};

const HOLDS: Readonly<Record<OrderHold, TextKey>> = {
  REFUSED: 'order.holdRefused',
  LOCKED: 'order.holdLocked',
  GIFT_WAITING: 'order.holdGiftWaiting',
  REFUNDING: 'order.holdRefunding',
  GIVEN: 'order.holdGiven',
  OTHERS: 'order.holdOthers',
};

type Facts = Pick<OrderDetail, 'couponList' | 'payment' | 'returnList'> & {
  order: Pick<
    OrderDetail['order'],
    'cancelTime' | 'closeReason' | 'discountAmount' | 'hold' | 'item' | 'visitList'
  >;
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
      if (order.hold) return [{ key: HOLDS[order.hold] }];
      const isEarly = couponList.some(({ state }) => state === 'not_effective');
      return isEarly
        ? [{ key: 'order.noteFrom', atMs: order.item.validStart }]
        : [{ key: 'order.noteUsable', dayMs: order.item.validEnd }];
    }
    case 'redeemed':
      return [{ key: order.hold ? HOLDS[order.hold] : 'order.noteRedeemed' }];
    case 'completed':
      return [{ key: endNote(order, couponList) }];
    case 'refunded':
      return [{ key: 'order.noteRefunded' }];
  }
}

/** A review is asked for only where there is a visit without one. */
function endNote({ visitList }: Facts['order'], coupons: Facts['couponList']): TextKey {
  const used = coupons.filter(({ state }) => state === 'used');
  if (used.length === 0) return 'order.noteExpired';
  if (visitList.length > 0) return 'order.noteUsed';
  return used.some(({ isMine }) => isMine) ? 'order.noteThanks' : 'order.noteUsedByOthers';
}
