/** The cropped square of a photo as the files of an avatar. Spec home 9. */
import { type Photo, PhotoError, drawn, encodedJpeg, encodedPng } from '../photo/photo.ts';
import type { Crop } from './crop-view.ts';

/** Spec home 5: 20 MB. */
export const maxAvatarBytes = 20_971_520;
/** Spec home 9. */
export const maxAvatarSidePx = 800;

/** Spec home 9: from 0.6 down by 0.1 to 0.2. Written out: 0.6 - 0.1 - 0.1 is not 0.4. */
export const qualities = [0.6, 0.5, 0.4, 0.3, 0.2];

/** The first quality that fits, else undefined: the 'image size exceeds' of spec home 5. */
export async function compressed<Picture extends { size: number }>(
  encode: (quality: number) => Promise<Picture>,
): Promise<Picture | undefined> {
  for (const quality of qualities) {
    const picture = await encode(quality);
    if (picture.size <= maxAvatarBytes) return picture;
  }
  return undefined;
}

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
