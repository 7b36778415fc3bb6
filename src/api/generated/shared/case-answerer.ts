// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vCaseAnswerer = v.picklist(['SERVICE', 'MERCHANT']);
