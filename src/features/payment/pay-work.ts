/** The effects of following a payment: calls, and when the page is away. `pay-walk.ts` says when. */
import { host } from '#host';
import type { PayMethod } from '../../api/generated/types.ts';
import { queryClient } from '../../api/query.ts';
import { clock } from '../../lib/now.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { beginPayment, fetchPayResult, payResultQuery } from './pay-calls.ts';
import type { Away } from './pay-flow.ts';
import type { PayWork } from './pay-walk.ts';

/** Offline wins: a visible page without a network asks nothing either. */
export function awayNow(): Away | undefined {
  if (host.netstate() === 0) return 'offline';
  return document.visibilityState === 'hidden' ? 'hidden' : undefined;
}

export function payWork(orderId: string, method: PayMethod): PayWork {
  return {
    async look(signal) {
      try {
        const result = await fetchPayResult(orderId, signal);
        // The screens before and after this one read it from the cache.
        queryClient.setQueryData(payResultQuery(orderId).queryKey, result);
        return { type: 'looked', result, nowMs: clock.nowMs() };
      } catch (error) {
        if (!signal.aborted) reportProblem('payment.result', error);
        return { type: 'look-failed', error };
      }
    },

    async begin() {
      try {
        const payment = await beginPayment(orderId, method);
        track('pay_method', { orderId, method });
        return { type: 'began', payment };
      } catch (error) {
        reportProblem('payment.begin', error);
        return { type: 'begin-failed', error };
      }
    },

    sinceStartMs: () => performance.now(),

    onAway(listener) {
      const tell = (): void => listener(awayNow());
      document.addEventListener('visibilitychange', tell);
      const stop = host.onNetstate(tell);
      return () => {
        document.removeEventListener('visibilitychange', tell);
        stop();
      };
    },
  };
}
