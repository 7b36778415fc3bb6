// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vFilterOption } from './filter-option.ts';

export const vFilterOptionsData = v.object({
    filterOptions: v.array(vFilterOption)
});
