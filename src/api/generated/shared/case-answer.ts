// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vCaseAnswerer } from './case-answerer.ts';

export const vCaseAnswer = v.object({
    by: vCaseAnswerer,
    text: v.string(),
    time: v.pipe(v.number(), v.integer(), v.minValue(0))
});
