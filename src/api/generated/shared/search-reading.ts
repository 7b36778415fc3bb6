// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vReadWord } from './read-word.ts';

export const vSearchReading = v.object({
    correctedText: v.nullish(v.string()),
    words: v.array(vReadWord)
});
