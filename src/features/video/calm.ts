/**
 * Whether a video waits for a tap before anything of it is loaded: the viewer saves data, the network is
 * slow, or motion is unwanted. Discovery 5.
 */

/** Of the Network Information API, which Safari has not. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW = /^(?:slow-)?2g$/;

export function isCalm({ saveData, effectiveType }: Connection, wantsLessMotion: boolean): boolean {
  return wantsLessMotion || saveData === true || SLOW.test(effectiveType ?? '');
}

/** As it is now; asked when the player opens, so that it does not change under the viewer. */
export function isCalmNow(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const wantsLessMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isCalm(connection ?? {}, wantsLessMotion);
}

/** Constrained Baseline, as the videos are. */
const CODEC = 'video/mp4; codecs="avc1.42E01E"';

/** Some builds of web views come without the codec. */
export function playsVideos(): boolean {
  return document.createElement('video').canPlayType(CODEC) !== '';
}
