// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vLocalised } from './localised.ts';

export const vVoucherContent = v.object({
    name: vLocalised,
    price: v.pipe(v.number(), v.integer(), v.minValue(0)),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(0))
});
