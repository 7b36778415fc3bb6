// Made by `npm run gen` from src-tauri/contract; never edited.
import type { KeyedEndpoint } from '../../endpoint.ts';
import { vGift } from '../shared/gift.ts';
import type { Gift, GiftBody } from '../types.ts';

/** Returns a gift to its giver. Assumption: buying 3. */
export const giftReturn: KeyedEndpoint<GiftBody, Gift> = {
  path: '/market/coupon/gift_return',
  data: vGift,
  isLoginRequired: true,
  isKeyed: true,
};
