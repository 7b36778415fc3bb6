/** What goes along with a split's link: with whom, what, where, how much, until when. B12. Pure. */
import type { SplitViewData } from '../../api/generated/types.ts';
import { formatClock } from '../../i18n/format-date.ts';
import { formatRp } from '../../i18n/format.ts';
import type { useText } from '../../i18n/i18n.ts';

interface MessageFacts extends Pick<SplitViewData, 'shareList' | 'payAmount'> {
  item: Pick<SplitViewData['item'], 'storeName'>;
  /** Milliseconds since the epoch by the server, until when shares can be paid. */
  endTime: number;
}

/** Who has paid is counted, who has not is not named (buying 11: nobody is shamed). */
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
