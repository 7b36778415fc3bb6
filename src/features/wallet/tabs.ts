/** The eleven states of merchant 4 as a person would sort them, each tab with what it says when it is empty. */
import type { CouponSort, CouponState } from '../../api/generated/types.ts';
import type { TextKey } from '../../i18n/i18n.ts';

export type WalletTab = 'usable' | 'unpaid' | 'returning' | 'past';

interface TabRule {
  value: WalletTab;
  name: TextKey;
  states: readonly CouponState[];
  /** Until another is chosen. */
  sort: CouponSort;
  empty: TextKey;
  note: TextKey;
}

export const WALLET_TABS: readonly TabRule[] = [
  {
    value: 'usable',
    name: 'wallet.tabUsable',
    states: ['valid_coupon', 'not_delivery', 'valid', 'locked', 'not_effective'],
    sort: 'EXPIRING',
    empty: 'wallet.emptyUsable',
    note: 'wallet.emptyUsableNote',
  },
  {
    value: 'unpaid',
    name: 'wallet.tabUnpaid',
    states: ['wait_pay'],
    sort: 'EXPIRING',
    empty: 'wallet.emptyUnpaid',
    note: 'wallet.emptyUnpaidNote',
  },
  {
    value: 'returning',
    name: 'wallet.tabReturning',
    states: ['refunding', 'return'],
    sort: 'NEWEST',
    empty: 'wallet.emptyReturning',
    note: 'wallet.emptyReturningNote',
  },
  {
    value: 'past',
    name: 'wallet.tabPast',
    states: ['used', 'expired', 'cancel'],
    sort: 'NEWEST',
    empty: 'wallet.emptyPast',
    note: 'wallet.emptyPastNote',
  },
];

export function tabRule(value: WalletTab): TabRule {
  const rule = WALLET_TABS.find((tab) => tab.value === value);
  if (!rule) throw new Error(`no tab ${value}`);
  return rule;
}

export function tabOf(state: CouponState): WalletTab | undefined {
  return WALLET_TABS.find(({ states }) => states.includes(state))?.value;
}
