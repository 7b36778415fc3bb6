// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vLocalised } from './localised.ts';

export const vCriteriaScore = v.object({
    criteriaId: v.string(),
    criteriaNameMap: vLocalised,
    score: v.number()
});
