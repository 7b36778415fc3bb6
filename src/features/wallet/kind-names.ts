import type { VoucherKind } from '../../api/generated/types.ts';
import type { TextKey } from '../../i18n/i18n.ts';

/** Merchant 3: a code of our own, or of a partner by its kind. */
export const KIND_NAMES: Readonly<Record<VoucherKind, TextKey>> = {
  STANDARD: 'offers.kindStandard',
  ULTRA_CODE: 'offers.kindUltra',
  COMBINED_CODE: 'offers.kindCombined',
  OTHER_LINK: 'offers.kindLink',
  PAPER: 'offers.kindPaper',
};
