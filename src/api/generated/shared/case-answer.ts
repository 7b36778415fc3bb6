// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vCaseAuthor } from './case-author.ts';

export const vCaseAnswer = v.object({
    by: vCaseAuthor,
    text: v.string(),
    time: v.pipe(v.number(), v.integer(), v.minValue(0))
});
