import { codeReader } from './read-code.ts';

/** Somebody waits for it once, so it may think longer than between two pictures of a video. */
const READING_MS = 1500;

/** The text of the code on a picture; undefined when there is none. Rejects when it is no picture. */
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
