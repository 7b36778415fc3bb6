/**
 * Whether one payment can be as large as this order, or as the largest share of its split, and what fits.
 * Buying 5; contract `payableQuantity`, `qrisMaxQuantity`. Pure.
 */
import type {
  PayMethod,
  PayMethodOption,
  SettlementData,
  SplitChoice,
} from '../../api/generated/types.ts';
import { isPresent } from '../../lib/present.ts';
import { payWays } from '../payment/methods.ts';
import { amountsOf } from '../split/split-choice.ts';

type Shown = Pick<
  SettlementData,
  'item' | 'payAmount' | 'discountAmount' | 'methodList' | 'qrisMaxQuantity' | 'payableQuantity'
>;

/** What is too large for QRIS, or for everything. */
export interface TooLarge {
  /** The most of one payment, by QRIS or by any method. */
  maxRp: number;
  /** The methods that take it; none: it cannot be ordered so. */
  others: readonly PayMethod[];
  /** It is a share, and the whole is paid by several. */
  isShare: boolean;
  /** The most pieces that fit; undefined where that is not reckoned: shares become smaller by more people. */
  fewer: number | undefined;
}

/** A share is paid online, by the person who has its link. */
function methodsOf({ methodList }: Shown, split: SplitChoice | undefined): PayMethodOption[] {
  return methodList.filter(({ method }) => !split || method !== 'CASH');
}

/** The largest payment of the order. */
function largestOf(shown: Shown, split: SplitChoice | undefined): number {
  return split ? Math.max(0, ...amountsOf(split, shown)) : shown.payAmount;
}

function usable(shown: Shown, split: SplitChoice | undefined): PayMethod[] {
  const ways = payWays(methodsOf(shown, split), largestOf(shown, split));
  return ways.filter(({ problem }) => !problem).map(({ method }) => method);
}

/** Some method takes it. Nothing to pay needs none. */
export function isPayable(shown: Shown, split: SplitChoice | undefined): boolean {
  return largestOf(shown, split) === 0 || usable(shown, split).length > 0;
}

/** Undefined: QRIS takes it, so there is nothing to say. */
export function tooLarge(shown: Shown, split: SplitChoice | undefined): TooLarge | undefined {
  const amount = largestOf(shown, split);
  const others = usable(shown, split);
  if (amount === 0 || others.includes('QRIS')) return undefined;
  const offered = methodsOf(shown, split).filter(({ isOffered }) => isOffered);
  const isImpossible = others.length === 0;
  const limits = offered.filter(({ method }) => isImpossible || method === 'QRIS');
  const fewer = isImpossible ? shown.payableQuantity : shown.qrisMaxQuantity;
  return {
    maxRp: Math.max(0, ...limits.map(({ maxRp }) => maxRp)),
    others,
    isShare: split !== undefined,
    fewer: !split && isPresent(fewer) ? fewer : undefined,
  };
}
