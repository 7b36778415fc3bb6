// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vFlashState = v.picklist([
    'UPCOMING',
    'RUNNING',
    'ENDED'
]);
