/** Who pays which share, with its end by this device's clock. B12, contract `split_view`. */
import { changeAll } from '../../api/change-all.ts';
import { call } from '../../api/call.ts';
import { splitView } from '../../api/generated/calls/split-view.ts';
import type { SplitShare, SplitViewData } from '../../api/generated/types.ts';
import { queryClient } from '../../api/query.ts';
import { noteOrder } from '../order/order-queries.ts';
import { payUntilMs } from '../order/pay-until.ts';

export function splitQuery(splitId: string) {
  return {
    queryKey: [splitView.path, { splitId }] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const data = await call(splitView, { splitId }, { signal });
      return {
        ...data,
        cancelTime: payUntilMs(splitId, data.cancelTime, data.serverTime),
        /** `cancelTime` by the server, to be told to others. */
        endTime: data.cancelTime,
      };
    },
  };
}

/** A share was paid here: its split and the list of orders say so at once, and are asked for the rest. */
export function noteSharePaid(splitId: string, shareId: string): void {
  const { queryKey } = splitQuery(splitId);
  const isNews = (share: SplitShare): boolean =>
    share.shareId === shareId && share.status === 'WAITING';
  changeAll<SplitViewData>(queryKey, (split) => {
    const news = split.shareList.find(isNews);
    if (!news) return split;
    return {
      ...split,
      paidAmount: split.paidAmount + news.amount,
      shareList: split.shareList.map((share) =>
        share === news ? { ...share, status: 'PAID', payment: null } : share,
      ),
    };
  });
  const split = queryClient.getQueryData<SplitViewData>(queryKey);
  const paidCount = split?.shareList.filter(({ status }) => status === 'PAID').length;
  if (split && typeof split.orderId === 'string' && paidCount !== undefined)
    noteOrder(split.orderId, {
      splitProgress: { paidCount, shareCount: split.shareList.length },
    });
  void queryClient.invalidateQueries({ queryKey });
}
