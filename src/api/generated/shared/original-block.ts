// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vOriginalBlock = v.picklist([
    'CASH',
    'WINDOW_PASSED',
    'ISSUER_REFUSED'
]);
