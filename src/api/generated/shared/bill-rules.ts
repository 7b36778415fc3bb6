// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vBillMode } from './bill-mode.ts';
import { vLocalised } from './localised.ts';

export const vBillRules = v.object({
    excludedList: v.array(vLocalised),
    isServiceGross: v.boolean(),
    minSpend: v.pipe(v.number(), v.integer(), v.minValue(0)),
    mode: vBillMode,
    servicePermille: v.pipe(v.number(), v.integer(), v.minValue(0)),
    taxPermille: v.pipe(v.number(), v.integer(), v.minValue(0))
});
