/**
 * How an order is to be split, while it is chosen: who is named, what each pays, and whether it can be
 * asked for. The server reckons the same (contract `SplitChoice`). Buying 8. Pure.
 */
import type {
  SettlementData,
  SplitMode,
  SplitPerson,
  SplitChoice,
} from '../../api/generated/types.ts';
import { seenText } from '../../lib/seen-text.ts';

export const LEAST_PEOPLE = 2;
export const MOST_PEOPLE = 10;
/** So much stock a split may hold. */
const MOST_VOUCHERS = 10;

type Shown = Pick<SettlementData, 'item' | 'payAmount' | 'discountAmount'>;

/** Only what costs its usual price, something, and no more than ten pieces. */
export function canSplit({ item, payAmount }: Shown): boolean {
  return (
    item.priceSource === 'NORMAL' && item.quantity <= MOST_VOUCHERS && payAmount >= LEAST_PEOPLE
  );
}

/** By vouchers, each pays at least one. */
export function modesOf({ item }: Shown): readonly SplitMode[] {
  return item.quantity >= LEAST_PEOPLE ? ['EQUAL', 'ITEM'] : ['EQUAL'];
}

/** At most, of a mode. */
export function mostPeople(mode: SplitMode, shown: Shown): number {
  return mode === 'EQUAL'
    ? Math.min(MOST_PEOPLE, shown.payAmount)
    : Math.min(MOST_PEOPLE, shown.item.quantity);
}

/** As many, with one voucher each where they pay by vouchers; the first has what is left. */
export function people(
  before: readonly SplitPerson[],
  mode: SplitMode,
  count: number,
  quantity: number,
): SplitPerson[] {
  return Array.from({ length: count }, (_, at) => ({
    name: before[at]?.name ?? '',
    quantity: mode === 'EQUAL' ? 0 : at === 0 ? Math.max(1, quantity - count + 1) : 1,
  }));
}

/** Exact to the rupiah: what does not divide goes to the first. 97.000 by 3: 32.334, 32.333, 32.333. */
function evenly(amount: number, count: number): number[] {
  const least = Math.floor(amount / count);
  const rest = amount - least * count;
  return Array.from({ length: count }, (_, at) => least + (at < rest ? 1 : 0));
}

/** What each pays, in rupiah. */
export function amountsOf({ mode, personList }: SplitChoice, shown: Shown): number[] {
  if (mode === 'EQUAL') return evenly(shown.payAmount, personList.length);
  const { salePrice, quantity } = shown.item;
  // Each piece costs its price less its part of the red envelope.
  const off = evenly(shown.discountAmount, quantity);
  let at = 0;
  return personList.map((person) => {
    const mine = off.slice(at, at + person.quantity);
    at += person.quantity;
    return salePrice * person.quantity - mine.reduce((sum, each) => sum + each, 0);
  });
}

export type SplitProblem = 'names' | 'pieces';

/** Why it cannot be asked for. */
export function problemOf(choice: SplitChoice, { item }: Shown): SplitProblem | undefined {
  const { mode, personList } = choice;
  const pieces = personList.reduce((sum, person) => sum + person.quantity, 0);
  if (mode === 'ITEM' && pieces !== item.quantity) return 'pieces';
  return personList.some(({ name }) => seenText(name) === '') ? 'names' : undefined;
}

/** Still possible for what is ordered now; else it is given up. */
export function fittingSplit(
  choice: SplitChoice | undefined,
  shown: Shown,
): SplitChoice | undefined {
  if (!choice || !canSplit(shown)) return undefined;
  const amounts = amountsOf(choice, shown);
  const isPaid = amounts.every((amount) => amount > 0);
  return isPaid && problemOf(choice, shown) === undefined ? choice : undefined;
}
