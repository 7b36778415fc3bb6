// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vRedemptionStepKind = v.picklist([
    'OPENED',
    'SCANNED',
    'CONFIRMED',
    'REJECTED',
    'TIMED_OUT',
    'LAPSED',
    'UNDONE',
    'REFUSED',
    'EVIDENCE',
    'REFUND_CHOSEN',
    'KEEP_CHOSEN',
    'REFUND_ASKED',
    'REFUND_PASSED_ON',
    'REFUND_GRANTED',
    'REFUND_DENIED'
]);
