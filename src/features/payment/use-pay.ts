import type { OrderId, PayMethod, ShareId } from '../../api/generated/types.ts';
import { useFlow } from '../flow/flow.ts';
import { type Away, type PayEffects, runPay, startPay } from './pay-flow.ts';
import { host } from '#host';
import { queryClient } from '../../api/query.ts';
import { clock } from '../../lib/now.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { beginPayment, fetchPayResult, payResultQuery } from './pay-calls.ts';

/** Offline wins: a visible page without a network asks nothing either. */
function awayNow(): Away | undefined {
  if (host.netstate() === 0) return 'offline';
  return document.visibilityState === 'hidden' ? 'hidden' : undefined;
}

/** `runPay` says when each runs. */
function payEffects(orderId: OrderId | ShareId, method: PayMethod): PayEffects {
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

/** Follows a payment while the screen is there. `orderId` and `method` are those of the first rendering. */
export function usePay(orderId: OrderId | ShareId, method: PayMethod) {
  const { state, flow } = useFlow(() =>
    runPay(startPay(method, awayNow()), payEffects(orderId, method)),
  );
  return { state, send: flow.send, lookNow: flow.lookNow };
}
