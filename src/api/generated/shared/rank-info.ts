// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vLocalised } from './localised.ts';
import type * as ids from '../types.ts';

export const vRankInfo = v.object({
    rankId: v.string() as unknown as v.GenericSchema<unknown, ids.RankId>,
    rankName: vLocalised,
    rankSort: v.pipe(v.number(), v.integer(), v.minValue(0))
});
