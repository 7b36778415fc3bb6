/**
 * Looks at a running video until a code is read. The pauses follow the work: on a slow phone the page
 * has at least three quarters of the time for itself.
 */
import { codeReader } from './read-code.ts';

const MIN_PAUSE_MS = 120;
/** One reading may take so long. What is never enough on a slow phone grows while nothing is read. */
const READING_MS = 40;
const READING_MAX_MS = 240;
const GROWTH = 1.25;

/** Gives the text of the first code. Rejects with an AbortError after `signal`, or when no reader comes. */
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
