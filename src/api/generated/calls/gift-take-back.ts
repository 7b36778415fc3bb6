// Made by `npm run gen` from src-tauri/contract; never edited.
import type { KeyedEndpoint } from '../../endpoint.ts';
import { vGift } from '../shared/gift.ts';
import type { Gift, GiftBody } from '../types.ts';

/** Takes back a gift that nobody has claimed. Assumption: buying 3. */
export const giftTakeBack: KeyedEndpoint<GiftBody, Gift> = {
  path: '/market/coupon/gift_take_back',
  data: vGift,
  isLoginRequired: true,
  isKeyed: true,
};
