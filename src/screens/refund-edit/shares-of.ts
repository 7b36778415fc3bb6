import type { ApplyRefundData, RefundShare } from '../../api/generated/types.ts';

/** The parts of several payers, once the reply is of exactly what is chosen. */
export function sharesOf(
  { couponList, shareList }: Pick<ApplyRefundData, 'couponList' | 'shareList'>,
  chosen: readonly string[],
): readonly RefundShare[] {
  const isSame = couponList.every(
    ({ couponId, isChosen }) => isChosen === chosen.includes(couponId),
  );
  return isSame && chosen.length > 0 ? shareList : [];
}
