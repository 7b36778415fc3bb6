// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vFilterNode } from './filter-node.ts';
import { vFilterType } from './filter-type.ts';
import { vLocalised } from './localised.ts';

export const vFilterOption = v.object({
    label: vLocalised,
    listData: v.array(vFilterNode),
    objectData: v.nullish(vFilterNode),
    type: vFilterType
});
