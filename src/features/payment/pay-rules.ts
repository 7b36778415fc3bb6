/** What a payment is at, by the server's words and clock. Buying 2 "Y", 5. Pure. */
import * as codes from '../../api/generated/codes.ts';
import type { PayFailure, PayMethod, Payment, PayResultData } from '../../api/generated/types.ts';

/** Buying 5: every 2 s, then every 5 s. */
export const EAGER_POLL_MS = 2000;
export const PATIENT_POLL_MS = 5000;
const EAGER_FOR_MS = 60_000;

export function pollAfterMs(watchedForMs: number): number {
  return watchedForMs < EAGER_FOR_MS ? EAGER_POLL_MS : PATIENT_POLL_MS;
}

export type PayPhase =
  | { name: 'paid' }
  /** Not paid in time, or cancelled. */
  | { name: 'closed' }
  /** The code shows and counts down. */
  | { name: 'waiting'; untilMs: number }
  /** The provider has begun. */
  | { name: 'paying'; untilMs: number }
  /** 0:00: no code, and the provider is asked until it knows. */
  | { name: 'checking' }
  | { name: 'incomplete'; failure: PayFailure }
  /** Another attempt has taken its place. */
  | { name: 'replaced' };

/** `payment` is the attempt that the screen shows. */
export function phaseOf(
  { code, orderStatus, cancelTime, payment: newest }: PayResultData,
  payment: Payment,
  nowMs: number,
): PayPhase {
  if (code === codes.PAYMENT_SUCCESS) return { name: 'paid' };
  if (orderStatus === 'CLOSED') return { name: 'closed' };
  if (newest && newest.paymentId !== payment.paymentId) return { name: 'replaced' };
  const { payStatus, failure, expireTime } = newest ?? payment;
  const untilMs = Math.min(expireTime, cancelTime);
  switch (payStatus) {
    case 'WAITING':
      return nowMs < untilMs ? { name: 'waiting', untilMs } : { name: 'checking' };
    case 'PAYING':
      return { name: 'paying', untilMs };
    case 'INCOMPLETE':
      // An expired code may have been paid in its last second: the order says when it is over.
      if (failure === 'EXPIRED' && nowMs >= cancelTime) return { name: 'checking' };
      return { name: 'incomplete', failure: failure ?? 'DECLINED' };
    case 'CANCELLED':
      return { name: 'replaced' };
    // The order is paid by the reply's code only.
    case 'PAID':
      return { name: 'checking' };
  }
}

/** An attempt that is still good: opened again, it is shown again and not replaced. */
export function isUsable(
  payment: Payment | null | undefined,
  method: PayMethod,
  nowMs: number,
): payment is Payment {
  if (payment?.method !== method) return false;
  return (
    payment.payStatus === 'PAYING' ||
    (payment.payStatus === 'WAITING' && nowMs < payment.expireTime)
  );
}
