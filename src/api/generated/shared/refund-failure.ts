// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vRefundFailure = v.picklist([
    'ACCOUNT_CLOSED',
    'NAME_MISMATCH',
    'ISSUER_REFUSED',
    'WINDOW_PASSED',
    'PROVIDER_DOWN'
]);
