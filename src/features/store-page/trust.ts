/** What a store's page claims about halal (B14): no badge without a number. */
import type { HalalCertificate, StoreInfo } from '../../api/generated/types.ts';

export type HalalState =
  | { kind: 'certified'; certificate: HalalCertificate }
  /** Nothing is known, or a claim came without a number. */
  | { kind: 'unknown' }
  | { kind: 'not-halal' };

type HalalFields = Pick<StoreInfo, 'halalRestaurant' | 'halalCertificate'>;

export function halalState({ halalRestaurant, halalCertificate }: HalalFields): HalalState {
  if (halalRestaurant === '1' && halalCertificate?.number)
    return { kind: 'certified', certificate: halalCertificate };
  return { kind: halalRestaurant === '0' ? 'not-halal' : 'unknown' };
}

/** Merchant 2: the badge shows when `halalRestaurant` is `1`; B14: and has its number. */
export function hasHalalBadge(store: HalalFields): boolean {
  return halalState(store).kind === 'certified';
}
