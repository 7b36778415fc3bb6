/** The cropped square of a photo as the files of an avatar. Spec home 9. */
import { drawn, encodedJpeg, encodedPng, type Photo, PhotoError } from '../photo/photo.ts';
import { compressed, maxAvatarSidePx } from './compress.ts';
import type { Crop } from './crop-view.ts';

export interface Picture {
  /** What is uploaded. */
  jpeg: Blob;
  /** What the cropper made, shown while the upload runs. */
  png: Blob;
}

const GROUND = '#fff1c9';

/** Spec home 9: the cropper gives a PNG; then it is compressed, at most 800 x 800. */
export async function makeAvatar(photo: Photo, crop: Crop): Promise<Picture> {
  const side = Math.max(1, Math.round(Math.min(crop.side, maxAvatarSidePx)));
  const square = drawn(side, side, (context) => {
    context.drawImage(photo, crop.left, crop.top, crop.side, crop.side, 0, 0, side, side);
  });
  const png = await encodedPng(square);
  // A canvas ignores the quality of a PNG, so what is compressed and sent is a JPEG.
  const jpeg = await compressed((quality) => encodedJpeg(square, quality, GROUND));
  if (!jpeg) throw new PhotoError('too-large');
  return { png, jpeg };
}
