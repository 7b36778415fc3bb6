// Made by `npm run gen` from src-tauri/contract; never edited.
import type { KeyedEndpoint } from '../../endpoint.ts';
import { vPartnerCoupon } from '../shared/partner-coupon.ts';
import type { PartnerCodeOpenBody, PartnerCoupon } from '../types.ts';

/** Tells a partner's code. Assumption: as above. */
export const partnerCodeOpen: KeyedEndpoint<PartnerCodeOpenBody, PartnerCoupon> = {
  path: '/market/coupon/partner_code_open',
  data: vPartnerCoupon,
  isLoginRequired: true,
  isKeyed: true,
};
