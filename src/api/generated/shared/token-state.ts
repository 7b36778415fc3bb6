// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vTokenState = v.picklist([
    'CLAIMABLE',
    'MINE',
    'TAKEN',
    'OWN',
    'EXPIRED',
    'WITHDRAWN',
    'APP_ONLY'
]);
