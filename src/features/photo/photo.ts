/**
 * The picked file as pixels, and pixels as a file again. All of it goes through a canvas, so that no
 * metadata of the original leaves the phone: no place, no camera, no hidden payload.
 */
import { fileProblem, type FileProblem, headBytes, type Size, sizeProblem } from './photo-check.ts';

/** Upright, and no larger than a phone can move smoothly. */
export type Photo = HTMLCanvasElement;

/** `not-made`: the file is fine, but the browser could not draw or encode it. */
export type PhotoProblem = FileProblem | 'not-made';

/** Why a photo cannot be used. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
  readonly problem: PhotoProblem;

  constructor(problem: PhotoProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

/** Canvases of old phones end at 16 million pixels; twice the avatar's size on each side is plenty. */
const maxWorkSidePx = 2048;

/** Throws `PhotoError` for what is not a usable JPEG or PNG. */
export async function readPhoto(file: Blob): Promise<Photo> {
  const head = await headOf(file);
  const problem = fileProblem(file.size, head);
  if (problem) throw new PhotoError(problem);
  const image = await decode(file);
  // After EXIF rotation, which `img` applies in every supported browser.
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const decodedProblem = sizeProblem(size);
  if (decodedProblem) throw new PhotoError(decodedProblem);
  return shrunk(image, size, maxWorkSidePx);
}

async function headOf(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  } catch (error) {
    // The file was deleted, or the system denies access to it.
    throw new PhotoError('unreadable', { cause: error });
  }
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

/** With no side over `maxSidePx`. Throws `PhotoError`. */
export function shrunk(picture: CanvasImageSource, size: Size, maxSidePx: number): Photo {
  const share = Math.min(1, maxSidePx / Math.max(size.width, size.height));
  const width = Math.max(1, Math.round(size.width * share));
  const height = Math.max(1, Math.round(size.height * share));
  return drawn(width, height, (context) => context.drawImage(picture, 0, 0, width, height));
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
  // Old phones give no context when memory is short.
  if (!context) throw new PhotoError('not-made');
  context.imageSmoothingQuality = 'high';
  draw(context);
  return canvas;
}

/** Throws `PhotoError` when the browser cannot. */
export function encodedPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return encoded(canvas, 'image/png');
}

/**
 * A JPEG has no alpha channel: `ground` is painted under what is transparent in the canvas, which would
 * be black. Throws `PhotoError` when the browser cannot.
 */
export async function encodedJpeg(
  canvas: HTMLCanvasElement,
  quality: number,
  ground = '#ffffff',
): Promise<Blob> {
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoError('not-made');
  context.save();
  context.resetTransform();
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.restore();
  return encoded(canvas, 'image/jpeg', quality);
}

function encoded(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new PhotoError('not-made'))),
      type,
      quality,
    );
  });
}
