// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vHalalCertificate = v.object({
    issuer: v.string(),
    number: v.string(),
    validUntil: v.string()
});
