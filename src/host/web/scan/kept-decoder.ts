import { decodeQR } from 'qr/decode.js';

/** RGBA, four bytes for each pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** The text of the code on a picture; undefined when none is found within the time. */
export function decodePixels(pixels: Pixels, timeLimitMs: number): string | undefined {
  try {
    return decodeQR(pixels, { format: 'RGBA', timeLimit: timeLimitMs });
  } catch {
    // That there is no code is thrown.
    return undefined;
  }
}
