/** "Money taken?": what is asked, and what is wrong with the answers. Buying 5. Pure. */
import type { MoneyCheckBody } from '../../api/generated/types.ts';

/** Contract `MoneyCheckBody`. */
export const MAX_REFERENCE = 40;

export interface MoneyForm {
  by: 'reference' | 'time';
  reference: string;
  /** As a `datetime-local` field has it, in Jakarta's time: `2026-11-26T11:05`. */
  paidAt: string;
  /** Digits, with or without dots. */
  amount: string;
}

export type MoneyProblem = 'no-reference' | 'no-time' | 'in-future' | 'no-amount';

const JAKARTA_MS = 7 * 3_600_000;

/** The body to send, or the first thing that is wrong. */
export function moneyBody(
  { by, reference, paidAt, amount }: MoneyForm,
  orderId: string,
  nowMs: number,
): MoneyCheckBody | MoneyProblem {
  if (by === 'reference') {
    const text = reference.trim();
    return text === '' ? 'no-reference' : { orderId, reference: text.slice(0, MAX_REFERENCE) };
  }
  const paidTime = Date.parse(`${paidAt}Z`) - JAKARTA_MS;
  if (!Number.isFinite(paidTime)) return 'no-time';
  // A minute that has begun.
  if (paidTime > nowMs + 60_000) return 'in-future';
  const amountRp = Number(amount.replace(/\D/g, ''));
  if (!Number.isSafeInteger(amountRp) || amountRp <= 0 || amountRp > 4_000_000_000)
    return 'no-amount';
  return { orderId, paidTime, amount: amountRp };
}
