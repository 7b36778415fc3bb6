// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vCouponState = v.picklist([
    'valid_coupon',
    'not_delivery',
    'valid',
    'locked',
    'used',
    'expired',
    'return',
    'refunding',
    'not_effective',
    'wait_pay',
    'cancel'
]);
