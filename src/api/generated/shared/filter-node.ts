// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vLocalised } from './localised.ts';
import type { FilterNode } from '../types.ts';

export const vFilterNode: v.GenericSchema<unknown, FilterNode> = v.object({
    checked: v.boolean(),
    children: v.optional(v.array(v.lazy(() => vFilterNode))),
    key: v.string(),
    label: vLocalised
});
