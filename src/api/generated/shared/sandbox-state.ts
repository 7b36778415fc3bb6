// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vFault } from './fault.ts';
import { vStanding } from './standing.ts';

export const vSandboxState = v.object({
    clockOffsetMs: v.pipe(v.number(), v.integer()),
    faults: v.array(vFault),
    held: v.array(v.string()),
    nowMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    standing: v.nullish(vStanding)
});
