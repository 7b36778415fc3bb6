// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vBusinessState = v.object({
    closesAt: v.nullish(v.string()),
    isOpen: v.boolean(),
    opensAt: v.nullish(v.string()),
    opensOnDay: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    opensToday: v.boolean()
});
