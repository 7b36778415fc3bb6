// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vOrderStepKind = v.picklist([
    'PLACED',
    'PAID',
    'ISSUED',
    'CLOSED',
    'MONEY_RETURNING',
    'MONEY_SENT',
    'MONEY_RETURNED',
    'REDEEMED',
    'COMPLETED',
    'REFUNDED',
    'REFUND_REQUESTED',
    'REFUND_WAITS',
    'REFUND_FAILED',
    'REFUND_CANCELLED'
]);
