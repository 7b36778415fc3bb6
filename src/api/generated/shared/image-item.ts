// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vImageType } from './image-type.ts';
import { vLocalised } from './localised.ts';

export const vImageItem = v.object({
    imageType: vImageType,
    imageUrl: v.string(),
    name: v.nullish(vLocalised),
    sort: v.pipe(v.number(), v.integer(), v.minValue(0))
});
