import type { MoneyReturn, SplitShare, SplitViewData } from '../../api/generated/types.ts';

type Shown = {
  shareList: readonly Pick<SplitShare, 'shareId' | 'isMine' | 'status'>[];
  returnList: readonly MoneyReturn[];
} & Pick<SplitViewData, 'status'>;

/**
 * The money of each share that the caller paid and that returns, by the share's id: both lists are in
 * the order of the shares. Contract `split_view`.
 */
export function returnsOfShares({ shareList, returnList }: Shown): Map<string, MoneyReturn> {
  const ended = returnList.filter(({ reason }) => reason === 'SPLIT_ENDED');
  const mine = shareList.filter(({ isMine, status }) => isMine && status === 'RETURNING');
  return new Map(
    mine.flatMap(({ shareId }, place) => {
      const back = ended[place];
      return back ? [[shareId, back] as const] : [];
    }),
  );
}
