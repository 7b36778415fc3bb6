// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vEnvelopeFate } from './envelope-fate.ts';

export const vEnvelopeBack = v.object({
    fate: vEnvelopeFate,
    until: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)))
});
