// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vReviewMedia = v.object({
    id: v.string(),
    mediaUrl: v.string(),
    thumbnailMediaUrl: v.string()
});
