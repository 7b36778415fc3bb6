// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vPayMethod } from './pay-method.ts';

export const vPayMethodOption = v.object({
    isOffered: v.boolean(),
    maxRp: v.pipe(v.number(), v.integer(), v.minValue(0)),
    method: vPayMethod,
    minRp: v.pipe(v.number(), v.integer(), v.minValue(0))
});
