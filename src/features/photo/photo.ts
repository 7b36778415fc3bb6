/**
 * The picked file as pixels, and the pixels as the file that is uploaded. All of it in a canvas, so
 * that nothing of the original but its picture ever leaves the phone: no place, no camera, no hidden
 * payload in the metadata.
 */
import { compressed, maxAvatarSidePx } from './compress.ts';
import type { AvatarProblem } from './avatar-flow.ts';
import type { Crop } from './crop-view.ts';
import { fileProblem, headBytes, sizeProblem } from './photo-check.ts';

/** Upright, and no larger than a phone can move smoothly. */
export type Photo = HTMLCanvasElement;

export interface Picture {
  /** What is uploaded. */
  jpeg: Blob;
  /** What the cropper made, shown while the upload runs. */
  png: Blob;
}

/** Why a photo cannot be used. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
  readonly problem: AvatarProblem;

  constructor(problem: AvatarProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

/** Canvases of old phones end at 16 million pixels; twice the avatar's size on each side is plenty. */
const maxWorkSidePx = 2048;
/** Under what is transparent: a JPEG has no holes. */
const ground = '#fff1c9';

/** Throws `PhotoError` for what is not a usable JPEG or PNG. */
export async function readPhoto(file: Blob): Promise<Photo> {
  const head = await headOf(file);
  const problem = fileProblem(file.size, head);
  if (problem) throw new PhotoError(problem);
  const image = await decode(file);
  // As it is seen, after a turn by EXIF, which `img` applies on every browser of ours.
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const decodedProblem = sizeProblem(size);
  if (decodedProblem) throw new PhotoError(decodedProblem);
  const share = Math.min(1, maxWorkSidePx / Math.max(size.width, size.height));
  const width = Math.max(1, Math.round(size.width * share));
  const height = Math.max(1, Math.round(size.height * share));
  return drawn(width, height, (context) => context.drawImage(image, 0, 0, width, height));
}

async function headOf(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  } catch (error) {
    // The file is gone, or the system does not give it.
    throw new PhotoError('unreadable', { cause: error });
  }
}

/** A quarter to the right. */
export function turned(photo: Photo): Photo {
  const { width, height } = photo;
  return drawn(height, width, (context) => {
    context.translate(height, 0);
    context.rotate(Math.PI / 2);
    context.drawImage(photo, 0, 0);
  });
}

/** Spec home 9: the cropper gives a PNG; then it is compressed, at most 800 x 800. */
export async function makePicture(photo: Photo, crop: Crop): Promise<Picture> {
  const side = Math.max(1, Math.round(Math.min(crop.side, maxAvatarSidePx)));
  const square = drawn(side, side, (context) => {
    context.drawImage(photo, crop.left, crop.top, crop.side, crop.side, 0, 0, side, side);
  });
  const png = await encoded(square, 'image/png');
  const opaque = drawn(side, side, (context) => {
    context.fillStyle = ground;
    context.fillRect(0, 0, side, side);
    context.drawImage(square, 0, 0);
  });
  // A quality means nothing to a PNG in a canvas, so what is compressed and sent is a JPEG.
  const jpeg = await compressed((quality) => encoded(opaque, 'image/jpeg', quality));
  if (!jpeg) throw new PhotoError('too-large');
  return { png, jpeg };
}

async function decode(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } catch (error) {
    throw new PhotoError('unreadable', { cause: error });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Throws `PhotoError` when memory is short. */
export function drawn(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  // Memory is short: old phones give no context then.
  if (!context) throw new PhotoError('crop-failed');
  context.imageSmoothingQuality = 'high';
  draw(context);
  return canvas;
}

/** Throws `PhotoError` when the browser cannot. */
export function encoded(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new PhotoError('crop-failed'))),
      type,
      quality,
    );
  });
}
