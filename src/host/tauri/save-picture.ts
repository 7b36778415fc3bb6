import type { PictureOutcome } from '../types.ts';
import { native } from './native.ts';

/** On Android into the gallery; on iOS by the share sheet, which offers that. */
export async function savePicture(png: Blob, name: string): Promise<PictureOutcome> {
  return native<PictureOutcome>('plugin:host|save_picture', { name, png: await base64Of(png) });
}

function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? '');
    reader.onerror = () => reject(reader.error ?? new Error('the picture cannot be read'));
    reader.readAsDataURL(file);
  });
}
