// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { KeyedEndpoint } from '../../endpoint.ts';
import { vGift } from '../shared/gift.ts';
import type { GiftCreateBody, GiftCreateData } from '../types.ts';

export const vGiftCreateData = v.object({
    gift: vGift,
    token: v.string()
});

/** Makes a gift of a voucher. Assumption: buying 3. */
export const giftCreate: KeyedEndpoint<GiftCreateBody, GiftCreateData> = {
  path: '/market/coupon/gift_create',
  data: vGiftCreateData,
  isLoginRequired: true,
  isKeyed: true,
};
