/** What vouchers save: the one number of checkout, success, a used voucher and the savings page. Growth 11. Pure. */
import type { OrderItem } from '../../api/generated/types.ts';

/**
 * Rupiah: the menu price of `pieces` less `paidRp`, what is paid for all of them. 0 where the menu price
 * is not known, or no higher.
 */
export function savedRp(
  { originalPrice }: Pick<OrderItem, 'originalPrice'>,
  pieces: number,
  paidRp: number,
): number {
  return Math.max(0, originalPrice * pieces - paidRp);
}
