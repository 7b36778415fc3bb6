/** Merchant 9: lists of vouchers and coupons collapse to their first three. */
export const COLLAPSED_COUNT = 3;

export function collapsed<Item>(items: readonly Item[], isOpen: boolean): readonly Item[] {
  return isOpen ? items : items.slice(0, COLLAPSED_COUNT);
}

export function isCollapsible(items: readonly unknown[]): boolean {
  return items.length > COLLAPSED_COUNT;
}
