// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import type { HelpfulData, MarkHelpfulBody } from '../types.ts';

export const vHelpfulData = v.object({
    helpfulCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    isHelpful: v.boolean()
});

/** Marks a review as helpful, or takes the mark back. Assumption: B9. */
export const markHelpful: Endpoint<MarkHelpfulBody, HelpfulData> = {
  path: '/review/helpful',
  data: vHelpfulData,
  isLoginRequired: true,
};
