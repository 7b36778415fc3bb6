// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vRefundStatus = v.picklist([
    'REQUESTED',
    'WAIT_DESTINATION',
    'CANCELLED',
    'SENT',
    'DONE',
    'FAILED'
]);
