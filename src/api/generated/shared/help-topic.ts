// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vHelpTopic = v.picklist([
    'MONEY_TAKEN',
    'VOUCHER',
    'OUTLET',
    'OTHER'
]);
