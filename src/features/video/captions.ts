/**
 * The caption at a time of the video. The page draws it, instead of a text track of the video: engines
 * draw those each in their own way, below what lies over the video, and without a video there is none.
 */
import type { Caption } from '../../api/generated/types.ts';

export function captionAt(captions: readonly Caption[], atMs: number): Caption | undefined {
  return captions.find(({ startMs, endMs }) => atMs >= startMs && atMs < endMs);
}
