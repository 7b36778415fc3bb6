// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vAuditStatus = v.picklist([
    'INIT',
    'SUBMITED',
    'APPROVED',
    'REJECTED'
]);
