// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vStanding = v.object({
    latitude: v.number(),
    longitude: v.number()
});
