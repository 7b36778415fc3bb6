// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vCaseAuthor } from './case-author.ts';

export const vCaseMessage = v.object({
    amount: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    by: vCaseAuthor,
    paidTime: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    reference: v.nullish(v.string()),
    text: v.string(),
    time: v.pipe(v.number(), v.integer(), v.minValue(0))
});
