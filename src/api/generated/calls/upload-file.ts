// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import type { UploadData, UploadFileFields } from '../types.ts';

export const vUploadData = v.object({
    visitUrl: v.string()
});

/** Uploads a picture, which is re-encoded; returns the address that serves it. */
export const uploadFile: Endpoint<UploadFileFields, UploadData> = {
  path: '/digital-food/client/file/upload',
  data: vUploadData,
  isLoginRequired: true,
};
