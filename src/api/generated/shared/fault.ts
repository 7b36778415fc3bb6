// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vFaultKind } from './fault-kind.ts';

export const vFault = v.object({
    delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    field: v.nullish(v.string()),
    kind: vFaultKind,
    path: v.string(),
    remaining: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)))
});
