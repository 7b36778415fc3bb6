/** The picture of a video: its shape in explore, and the size that is asked for. Discovery 5, 9. */

/** Pixels at every ratio of the screen: ten posters are at most 120 KB; explore and player ask for the same. */
export const POSTER = { w: 320 } as const;

const NARROWEST = 3 / 4;
const WIDEST = 4 / 3;

/** Height by width: 3:4 to 4:3 (width by height), and 3:4 where the size is not known. */
export function posterShape({ width, height }: { width: number; height: number }): number {
  const ratio = width > 0 && height > 0 ? width / height : NARROWEST;
  return 1 / Math.min(WIDEST, Math.max(NARROWEST, ratio));
}
