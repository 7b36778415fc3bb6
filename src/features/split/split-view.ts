/** Who pays which share, with its end by this device's clock, and the message with its link. B12, contract `split_view`. */
import { changeAll } from '../../api/change-all.ts';
import { call } from '../../api/call.ts';
import { splitView } from '../../api/generated/calls/split-view.ts';
import type { ShareId, SplitId, SplitShare, SplitViewData } from '../../api/generated/types.ts';
import { queryClient } from '../../api/query.ts';
import { noteOrder } from '../order/order-queries.ts';
import { payUntilMs } from '../order/pay-until.ts';
import { formatClock } from '../../i18n/format-date.ts';
import { formatRp } from '../../i18n/format.ts';
import type { useText } from '../../i18n/i18n.ts';
import { atom } from '../../lib/atom.ts';

export function splitQuery(splitId: SplitId) {
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
export function noteSharePaid(splitId: SplitId, shareId: ShareId): void {
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

interface MessageFacts extends Pick<SplitViewData, 'shareList' | 'payAmount'> {
  item: Pick<SplitViewData['item'], 'storeName'>;
  /** Milliseconds since the epoch by the server, until when shares can be paid. */
  endTime: number;
}

/**
 * What goes along with a split's link: with whom, what, where, how much, until when. B12. Counts those who
 * have paid and names no one who has not (buying 11: shames no one).
 */
export function splitMessage(
  text: ReturnType<typeof useText>,
  { shareList, payAmount, item, endTime }: MessageFacts,
  name: string,
): string {
  const [first, ...others] = shareList;
  const facts = { owner: first?.name ?? '', name, store: item.storeName };
  const count = shareList.length;
  const unpaid = shareList.filter(({ status }) => status === 'WAITING').length;
  const time = formatClock(endTime);
  if (unpaid < count)
    return text('split.reminder', { ...facts, paid: count - unpaid, count, time });
  const areEqual = others.every(({ amount }) => amount === first?.amount);
  const sum = areEqual
    ? text('split.messageEach', { amount: formatRp(first?.amount ?? 0), count })
    : text('split.messageAll', { amount: formatRp(payAmount), count });
  return text('split.message', { ...facts, sum, time });
}

/** A split that was ordered a moment ago: its page opens with the ways to send its link, once. */
const placed = atom<string | undefined>(undefined);

export function notePlaced(splitId: SplitId): void {
  placed.set(splitId);
}

export function isJustPlaced(splitId: SplitId): boolean {
  return placed.get() === splitId;
}

/** The ways were offered. */
export function forgetPlaced(): void {
  placed.set(undefined);
}
