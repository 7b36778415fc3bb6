/** Who pays which share, with its end by this device's clock. B12, contract `split_view`. */
import { call } from '../../api/call.ts';
import { splitView } from '../../api/generated/calls/split-view.ts';
import { payUntilMs } from '../order/pay-until.ts';

export function splitQuery(splitId: string) {
  return {
    queryKey: [splitView.path, { splitId }] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const data = await call(splitView, { splitId }, { signal });
      return { ...data, cancelTime: payUntilMs(splitId, data.cancelTime, data.serverTime) };
    },
  };
}
