// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vFaultKind = v.picklist([
    'latency',
    'reset',
    'server_error',
    'rate_limited',
    'malformed_body',
    'wrong_type',
    'missing_field',
    'business',
    'empty',
    'hold'
]);
