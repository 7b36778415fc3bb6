// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vLocalised } from './localised.ts';

export const vBrandEntry = v.object({
    logo: v.string(),
    name: v.string(),
    subTitle: vLocalised,
    url: v.string()
});
