/**
 * Reads a QR code from an image: by the browser's BarcodeDetector where there is one, else by a decoder
 * package on the main thread. Not in a worker: the page's policy forbids to create one (Trusted Types),
 * and the decoder has a time limit.
 */

interface Seen {
  source: HTMLVideoElement | HTMLImageElement | HTMLCanvasElement;
  width: number;
  height: number;
}

/** The text, or undefined when no code is found within the time. */
type ReadCode = (seen: Seen, timeLimitMs: number) => Promise<string | undefined>;

interface Detector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** At this size a code that fills a fifth of the image is still decoded. */
const MAX_SIDE_PX = 720;

async function codeReader(): Promise<ReadCode> {
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

/** A single image, so the limit is longer than for a frame of a video. */
const PICTURE_MS = 1500;

/** The text of the code in an image; undefined when there is none. Rejects when the file is no image. */
export async function readPicture(file: Blob): Promise<string | undefined> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const read = await codeReader();
    return await read({ source: image, width, height }, PICTURE_MS);
  } finally {
    URL.revokeObjectURL(url);
  }
}

const MIN_PAUSE_MS = 120;
/** Time limit of one decoding; grows while nothing is found, for slow phones. */
const READING_MS = 40;
const READING_MAX_MS = 240;
const GROWTH = 1.25;

/**
 * Decodes frames of a video until a code is found; gives its text. The pauses are proportional to the decoding
 * time: also on a slow phone the main thread is free for at least three quarters of the time. Rejects with an AbortError when `signal` aborts, or when no decoder can be loaded.
 */
export async function lookForCode(video: HTMLVideoElement, signal: AbortSignal): Promise<string> {
  const read = await codeReader();
  let readingMs = READING_MS;
  for (;;) {
    if (signal.aborted) throw new DOMException('the camera is closed', 'AbortError');
    const beganMs = performance.now();
    const { videoWidth: width, videoHeight: height } = video;
    if (width > 0 && height > 0) {
      const text = await read({ source: video, width, height }, readingMs);
      if (text !== undefined && text !== '') return text;
      readingMs = Math.min(READING_MAX_MS, readingMs * GROWTH);
    }
    const tookMs = performance.now() - beganMs;
    await pause(Math.max(MIN_PAUSE_MS, tookMs * 3), signal);
  }
}

function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, durationMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
