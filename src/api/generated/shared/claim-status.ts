// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vClaimStatus = v.picklist([
    'OUTLET',
    'SERVICE',
    'GRANTED',
    'DENIED',
    'WITHDRAWN'
]);
