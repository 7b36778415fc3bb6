// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vVoucherKind = v.picklist([
    'STANDARD',
    'ULTRA_CODE',
    'COMBINED_CODE',
    'OTHER_LINK',
    'PAPER'
]);
