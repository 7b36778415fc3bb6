/**
 * What a store claims about halal, on its page and on every card (B14): no badge without a
 * certificate number.
 */
import type { HalalCertificate, StoreInfo } from '../../api/generated/types.ts';
import { inJakarta } from '../../lib/jakarta.ts';
import { clock } from '../../lib/now.ts';

export type HalalState =
  | { kind: 'certified'; certificate: HalalCertificate }
  /** Unknown, claimed without a number, or with an expired certificate. */
  | { kind: 'unknown' }
  | { kind: 'not-halal' };

type HalalFields = Pick<StoreInfo, 'halalRestaurant' | 'halalCertificate'>;

/** `nowMs` since the epoch; a certificate may have expired since it was loaded. */
export function halalState(
  { halalRestaurant, halalCertificate }: HalalFields,
  nowMs = clock.nowMs(),
): HalalState {
  const today = inJakarta(nowMs).slice(0, 10);
  if (halalRestaurant === '1' && halalCertificate?.number && halalCertificate.validUntil >= today)
    return { kind: 'certified', certificate: halalCertificate };
  return { kind: halalRestaurant === '0' ? 'not-halal' : 'unknown' };
}
