import { decodeQR } from 'qr/decode.js';

/** RGBA, four bytes per pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** The text of the code in an image; undefined when none is found within the time. */
export function decodePixels(pixels: Pixels, timeLimitMs: number): string | undefined {
  try {
    return decodeQR(pixels, { format: 'RGBA', timeLimit: timeLimitMs });
  } catch {
    // The decoder throws when there is no code.
    return undefined;
  }
}
