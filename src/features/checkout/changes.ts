/** What differs between two quotes of the same order, so that nothing is agreed to unseen. Pure. */
import type {
  EnvelopeOption,
  RefundPromise,
  SettlementData,
  SplitChoice,
} from '../../api/generated/types.ts';
import { isPresent } from '../../lib/present.ts';

export type Change =
  | { kind: 'price' | 'sum'; was: number; now: number }
  | { kind: 'quantity'; was: number; now: number }
  /** What the red envelope takes off; 0: none. */
  | { kind: 'envelope'; was: number; now: number; why: EnvelopeOption['fit'] | undefined }
  | { kind: 'promise'; was: RefundPromise; now: RefundPromise }
  /** Several were to pay it; now the buyer alone, so much. */
  | { kind: 'split'; was: SplitChoice; now: number };

interface Asked {
  /** Pieces that the user has asked for. */
  quantity: number;
  /** The user has chosen something else since: that it changes the sum is no surprise. */
  isOther: boolean;
}

export function changesBetween(was: SettlementData, now: SettlementData, asked: Asked): Change[] {
  const changes: Change[] = [];
  if (was.item.salePrice !== now.item.salePrice)
    changes.push({ kind: 'price', was: was.item.salePrice, now: now.item.salePrice });
  if (now.item.quantity < asked.quantity)
    changes.push({ kind: 'quantity', was: asked.quantity, now: now.item.quantity });
  const envelope = lostEnvelope(was, now);
  if (envelope) changes.push(envelope);
  if (was.item.refund !== now.item.refund)
    changes.push({ kind: 'promise', was: was.item.refund, now: now.item.refund });
  if ((changes.length > 0 || !asked.isOther) && was.payAmount !== now.payAmount)
    changes.push({ kind: 'sum', was: was.payAmount, now: now.payAmount });
  return changes;
}

/** The envelope that was counted with is gone for another reason than a smaller order. */
function lostEnvelope(was: SettlementData, now: SettlementData): Change | undefined {
  const { redEnvelopeId } = was;
  if (!isPresent(redEnvelopeId) || redEnvelopeId === now.redEnvelopeId) return undefined;
  const option = now.envelopeList.find((one) => one.redEnvelopeId === redEnvelopeId);
  // Still usable, or only too little for it: the choice was the user's, or follows from the quantity.
  if (option?.fit === 'FITS' || option?.fit === 'BELOW') return undefined;
  return {
    kind: 'envelope',
    was: was.discountAmount,
    now: now.discountAmount,
    why: option?.fit,
  };
}
