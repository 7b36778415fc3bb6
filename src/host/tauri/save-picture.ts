import type { PictureOutcome } from '../types.ts';
import { base64Of } from './base64.ts';
import { native } from './native.ts';

/** On Android into the gallery; on iOS by the share sheet, which offers that. */
export async function savePicture(png: Blob, name: string): Promise<PictureOutcome> {
  return native<PictureOutcome>('plugin:host|save_picture', { name, png: await base64Of(png) });
}
