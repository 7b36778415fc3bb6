/**
 * What a meal with vouchers costs in all, from the outlet's rules. Buying 4 "Bill", B5.
 *
 * Invariant: the same sums, to the rupiah, as the server's bill of checkout and order
 * (`src-tauri/sandbox`); here they are for display only. Whole rupiah; service and PB1 are each rounded
 * half up.
 */
import type { Bill, BillRules } from '../../api/generated/types.ts';

export interface BillInput {
  rules: BillRules;
  /** What the vouchers together can pay at the outlet, rupiah. */
  faceAmount: number;
  /** Food that the vouchers may pay for, rupiah. */
  foodAmount: number;
  /** Food that they may not, rupiah. */
  excludedAmount?: number;
  /** What is paid here for the vouchers, rupiah. */
  payAmount: number;
}

export function billOf({
  rules,
  faceAmount,
  foodAmount,
  excludedAmount = 0,
  payAmount,
}: BillInput): Bill {
  // Only eligible items count for the minimum, and no change is given.
  const voucherAmount = foodAmount < rules.minSpend ? 0 : Math.min(faceAmount, foodAmount);
  const menuAmount = foodAmount + excludedAmount;
  const base = rules.mode === 'DISCOUNT' ? menuAmount - voucherAmount : menuAmount;
  const isAllIn = rules.mode === 'ALL_IN';
  const serviceBase = rules.isServiceGross ? menuAmount : base;
  const serviceAmount = isAllIn ? 0 : share(serviceBase, rules.servicePermille);
  const taxAmount = isAllIn ? 0 : share(base + serviceAmount, rules.taxPermille);
  const counterAmount = menuAmount - voucherAmount + serviceAmount + taxAmount;
  return {
    rules,
    foodAmount,
    serviceAmount,
    taxAmount,
    voucherAmount,
    counterAmount,
    payAmount,
    allInAmount: counterAmount + payAmount,
  };
}

/** A meal that the vouchers just cover, and the minimum allows. */
export function exampleMeal({ minSpend }: BillRules, faceAmount: number): number {
  return Math.max(faceAmount, minSpend);
}

/** Half up to whole rupiah. */
function share(amount: number, permille: number): number {
  return Math.floor((amount * permille + 500) / 1000);
}

type BillLine = 'food' | 'voucher' | 'service' | 'tax';

/** The lines above the sums, in the order in which the outlet reckons; charges that it does not take are absent. */
export function billLines({ rules, serviceAmount, taxAmount }: Bill): BillLine[] {
  const charges: BillLine[] = [];
  if (serviceAmount > 0) charges.push('service');
  if (taxAmount > 0) charges.push('tax');
  if (rules.mode !== 'DISCOUNT') return ['food', ...charges, 'voucher'];
  if (!rules.isServiceGross || serviceAmount === 0) return ['food', 'voucher', ...charges];
  return ['food', 'service', 'voucher', ...charges.slice(1)];
}

/** 50 is `5`, 55 is `5.5`: per mille as per cent. */
export function percentOf(permille: number): string {
  return String(permille / 10);
}
