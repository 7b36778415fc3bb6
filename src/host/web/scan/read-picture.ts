import { codeReader } from './read-code.ts';

/** A single image, so the limit is longer than for a frame of a video. */
const READING_MS = 1500;

/** The text of the code in an image; undefined when there is none. Rejects when the file is no image. */
export async function readPicture(file: Blob): Promise<string | undefined> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const read = await codeReader();
    return await read({ source: image, width, height }, READING_MS);
  } finally {
    URL.revokeObjectURL(url);
  }
}
