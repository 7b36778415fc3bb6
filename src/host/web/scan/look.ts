/**
 * Decodes frames of a video until a code is found. The pauses are proportional to the decoding time:
 * also on a slow phone the main thread is free for at least three quarters of the time.
 */
import { codeReader } from './read-code.ts';

const MIN_PAUSE_MS = 120;
/** Time limit of one decoding; grows while nothing is found, for slow phones. */
const READING_MS = 40;
const READING_MAX_MS = 240;
const GROWTH = 1.25;

/** The text of the first code. Rejects with an AbortError when `signal` aborts, or when no decoder can be loaded. */
export async function lookForCode(video: HTMLVideoElement, signal: AbortSignal): Promise<string> {
  const read = await codeReader();
  let readingMs = READING_MS;
  for (;;) {
    if (signal.aborted) throw new DOMException('nobody looks any more', 'AbortError');
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
