/** Red envelopes that do not fit: why, and how many pieces would reach one. Buying 4, B7. Pure. */
import type { EnvelopeFit, EnvelopeOption, SettlementData } from '../../api/generated/types.ts';
import type { TextKey } from '../../i18n/i18n.ts';

export const UNFIT_REASONS: Readonly<Record<Exclude<EnvelopeFit, 'FITS'>, TextKey>> = {
  EXPIRED: 'checkout.unfitExpired',
  BELOW: 'checkout.unfitBelow',
  OTHER_PRODUCT: 'checkout.unfitOther',
  APP_ONLY: 'checkout.unfitAppOnly',
  IN_USE: 'checkout.unfitInUse',
};

/** Below its minimum, of which nothing is missing: the order is free, and the envelope is kept for another. */
export function unfitReason({ fit, missingAmount }: EnvelopeOption): TextKey | undefined {
  if (fit === 'FITS') return undefined;
  return fit === 'BELOW' && missingAmount === 0 ? 'checkout.unfitFree' : UNFIT_REASONS[fit];
}

/** The least quantity that reaches its minimum, if so many may be bought; the server has the last word. */
export function enoughFor(
  { fit, useOrderAmountThreshold }: EnvelopeOption,
  { item, maxQuantity }: SettlementData,
): number | undefined {
  if (fit !== 'BELOW' || item.salePrice <= 0) return undefined;
  const quantity = Math.ceil(useOrderAmountThreshold / item.salePrice);
  return quantity > item.quantity && quantity <= maxQuantity ? quantity : undefined;
}
