// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vReportRule = v.picklist([
    'REFUND',
    'OUTLET',
    'SERVICE',
    'LIMIT'
]);
