/** "Money taken?": what is asked, and what is wrong with the answers. Buying 5. Pure. */
import type { MoneyCheckBody } from '../../api/generated/types.ts';
import { plainText } from '../../lib/plain-text.ts';
import { rupiahOf } from '../../lib/rupiah.ts';

/** Contract `MoneyCheckBody`. */
export const MAX_REFERENCE = 40;

export interface MoneyForm {
  by: 'reference' | 'time';
  reference: string;
  /** As a `datetime-local` field has it, in Jakarta's time: `2026-11-26T11:05`. */
  paidAt: string;
  /** As people and banks write it. */
  amount: string;
}

export type MoneyProblem =
  | 'no-reference'
  | 'no-time'
  | 'in-future'
  | 'no-amount'
  | 'unclear-amount';

const JAKARTA_MS = 7 * 3_600_000;

/** The body to send, or the first thing that is wrong. */
export function moneyBody(
  { by, reference, paidAt, amount }: MoneyForm,
  orderId: string,
  nowMs: number,
): MoneyCheckBody | MoneyProblem {
  if (by === 'reference') {
    const text = plainText(reference);
    return text === '' ? 'no-reference' : { orderId, reference: text.slice(0, MAX_REFERENCE) };
  }
  const paidTime = Date.parse(`${paidAt}Z`) - JAKARTA_MS;
  if (!Number.isFinite(paidTime)) return 'no-time';
  // A minute that has begun.
  if (paidTime > nowMs + 60_000) return 'in-future';
  const amountRp = rupiahOf(amount);
  if (amount.trim() === '' || amountRp === 0) return 'no-amount';
  // Not guessed: another amount opens a case though the money is there.
  if (amountRp === undefined) return 'unclear-amount';
  return { orderId, paidTime, amount: amountRp };
}
