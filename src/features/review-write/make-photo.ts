/** A picked file as the photo that is uploaded: upright, small, without metadata. */
import { encodedJpeg, PhotoError, readPhoto, shrunk } from '../photo/photo.ts';
import type { MadePhoto } from './photo-list.ts';

/** Merchant 9: the largest that is ever shown is 1080 wide. */
const MAX_SIDE_PX = 1080;
/** Uploads in seconds on a slow network, and several fit into a draft. */
const MAX_BYTES = 220_000;
const FIRST_QUALITY = 0.8;
const LATER_QUALITIES = [0.7, 0.6, 0.5, 0.4, 0.3];
/** Of a tile on most phones; a draft has room for six. */
const PREVIEW_SIDE_PX = 224;
const PREVIEW_QUALITY = 0.5;

/** Throws `PhotoError` for what is not a usable JPEG or PNG. */
export async function makePhoto(file: Blob): Promise<MadePhoto> {
  const photo = await readPhoto(file);
  const small = shrunk(photo, photo, MAX_SIDE_PX);
  let jpeg = await encodedJpeg(small, FIRST_QUALITY);
  for (const quality of LATER_QUALITIES) {
    if (jpeg.size <= MAX_BYTES) break;
    jpeg = await encodedJpeg(small, quality);
  }
  const tile = await encodedJpeg(shrunk(small, small, PREVIEW_SIDE_PX), PREVIEW_QUALITY);
  return { jpeg, data: await dataAddress(jpeg), preview: await dataAddress(tile) };
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // `readAsDataURL` gives a text.
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () =>
      reject(new PhotoError('unreadable', { cause: reader.error })),
    );
    reader.readAsDataURL(blob);
  });
}
