// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vLocalised } from './localised.ts';

export const vReadWord = v.object({
    key: v.string(),
    label: vLocalised
});
