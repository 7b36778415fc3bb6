/**
 * Reads a QR code from an image: by the browser's BarcodeDetector where there is one, else by a decoder
 * package on the main thread. Not in a worker: the page's policy forbids to create one (Trusted Types),
 * and the decoder has a time limit.
 */

export interface Seen {
  source: HTMLVideoElement | HTMLImageElement | HTMLCanvasElement;
  width: number;
  height: number;
}

/** The text, or undefined when no code is found within the time. */
export type ReadCode = (seen: Seen, timeLimitMs: number) => Promise<string | undefined>;

interface Detector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** At this size a code that fills a fifth of the image is still decoded. */
const MAX_SIDE_PX = 720;

export async function codeReader(): Promise<ReadCode> {
  const own = await ownDetector();
  const kept = keptReader();
  if (!own) return kept;
  let isBroken = false;
  return async (seen, timeLimitMs) => {
    if (isBroken) return kept(seen, timeLimitMs);
    try {
      return (await own.detect(seen.source))[0]?.rawValue;
    } catch {
      // Its Play service may be missing, which only shows at the first use.
      isBroken = true;
      return kept(seen, timeLimitMs);
    }
  };
}

async function ownDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return undefined;
  try {
    const formats = await BarcodeDetector.getSupportedFormats();
    return formats.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : undefined;
  } catch {
    return undefined;
  }
}

function keptReader(): ReadCode {
  const loading = import('./kept-decoder.ts');
  // Its failure is reported by each decoding.
  loading.catch(() => undefined);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async ({ source, width, height }, timeLimitMs) => {
    const { decodePixels } = await loading;
    const share = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
    canvas.width = Math.round(width * share);
    canvas.height = Math.round(height * share);
    if (!context || canvas.width === 0 || canvas.height === 0) return undefined;
    // A code on a transparent ground would be black on black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    return decodePixels(context.getImageData(0, 0, canvas.width, canvas.height), timeLimitMs);
  };
}
